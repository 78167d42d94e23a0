import type { UnitNode, UnitTree } from '@somo/graphql/schema'
import { isUuid } from '../../../database/uuid.ts'
import { isUnitInScope, type Scope } from '../../scope.ts'
import { patternsOf, wordsOf } from '../../searching.ts'
import { collectValues, type Connection, countPeople, readRows, readRowsAnew, type Values } from '../statements.ts'

/** What of the tree is asked for. */
export interface TreeQuestion {
  readonly under: string | null
  readonly search: string | null
  readonly withArchived: boolean
}

const mostNodes = 200
const mostPeople = 10_000

const isShown = (unit: string, withArchived: boolean): string => (withArchived ? 'true' : `${unit}.archived_at is null`)

/** The nodes of `found` (a query of uuids); a parent that is not seen is none. */
function writeNodes(found: string, isSeen: string, { withArchived }: TreeQuestion): string {
  return `select u.uuid, case when ${isSeen} then u.parent end as parent, u.name, u.key, u.displayed_id as "displayedId",
      u.is_active as "isActive", u.is_general as "isGeneral", u.archived_at is not null as "isArchived",
      exists (select from unit c where c.parent = u.uuid and ${isShown('c', withArchived)}) as "hasChildren",
      ${countPeople('u.uuid', 'u.is_general', mostPeople)} as "peopleCount"
    from unit u where u.uuid in (${found}) order by u.name, u.uuid`
}

function writeLevel(question: TreeQuestion, scope: Scope, values: Values): string {
  const { under, withArchived } = question
  const shown = isShown('u', withArchived)
  const limit = `order by u.name, u.uuid limit ${mostNodes + 1}`
  if (under !== null) {
    const parent = values.put(under)
    const isSeen = scope.manager === null ? 'true' : isUnitInScope(scope, `${parent}::uuid`, values.put(scope.manager))
    return writeNodes(
      `select u.uuid from unit u where u.parent = ${parent}::uuid and ${isSeen} and ${shown} ${limit}`,
      'true',
      question,
    )
  }
  if (scope.manager === null)
    return writeNodes(`select u.uuid from unit u where u.parent is null and ${shown} ${limit}`, 'false', question)
  // The topmost are those that somebody manages themselves with none of these above: what lies below is not read.
  const granted = `(select granted_unit(${values.put(scope.manager)}))`
  const isBelow = `exists (select from unit_ancestor a where a.unit = u.uuid and a.distance > 0 and a.ancestor in ${granted})`
  return writeNodes(
    `select u.uuid from unit u where u.uuid in ${granted} and not ${isBelow} and ${shown} ${limit}`,
    'false',
    question,
  )
}

/** What matches, as far as it is shown; everything above it comes along. */
function writeSearch({ under, search, withArchived }: TreeQuestion, scope: Scope, values: Values): string {
  const isSeen = scope.manager === null ? 'true' : isUnitInScope(scope, 'u.uuid', values.put(scope.manager))
  const below =
    under === null
      ? 'true'
      : `u.uuid in (select a.unit from unit_ancestor a where a.ancestor = ${values.put(under)}::uuid)`
  const isFound = patternsOf(search ?? '')
    .map((pattern) => `u.search_text like ${values.put(pattern)}`)
    .join(' and ')
  return `select u.uuid from unit u where ${isFound}
    and ${isSeen} and ${below} and ${isShown('u', withArchived)} order by u.name, u.uuid limit ${mostNodes + 1}`
}

/** Parents before their children, sisters in the order they came. */
function sortNodes(nodes: readonly UnitNode[]): UnitNode[] {
  const known = new Set(nodes.map(({ uuid }) => uuid))
  const below = Map.groupBy(nodes, ({ parent }) =>
    parent !== null && parent !== undefined && known.has(parent) ? parent : '',
  )
  const walk = (parent: string): UnitNode[] => (below.get(parent) ?? []).flatMap((node) => [node, ...walk(node.uuid)])
  return walk('')
}

async function readLevel(connection: Connection, scope: Scope, question: TreeQuestion): Promise<UnitTree> {
  const values = collectValues()
  // How many people there are decides how they are best counted.
  const nodes = await readRows<UnitNode>(connection, writeLevel(question, scope, values), values.list)
  return { nodes: nodes.slice(0, mostNodes), hasMore: nodes.length > mostNodes }
}

async function readMatches(connection: Connection, scope: Scope, question: TreeQuestion): Promise<UnitTree> {
  const values = collectValues()
  const matches = await readRowsAnew<{ uuid: string }>(connection, writeSearch(question, scope, values), values.list)
  const isSeen = (unit: string): string => isUnitInScope(scope, unit, '$2')
  const found = `select a.ancestor from unit_ancestor a where a.unit = any($1::uuid[]) and ${isSeen('a.ancestor')}`
  const shown = matches.slice(0, mostNodes).map(({ uuid }) => uuid)
  const chosen = scope.manager === null ? [shown] : [shown, scope.manager]
  const nodes = await readRows<UnitNode>(connection, writeNodes(found, isSeen('u.parent'), question), chosen)
  return { nodes: sortNodes(nodes), hasMore: matches.length > mostNodes }
}

/** One level of the tree, or what matches a search with everything above it, of the units a caller manages. */
export async function readTree(connection: Connection, scope: Scope, question: TreeQuestion): Promise<UnitTree> {
  if (question.under !== null && !isUuid(question.under)) return { nodes: [], hasMore: false }
  const isSearch = wordsOf(question.search ?? '').length > 0
  return isSearch ? readMatches(connection, scope, question) : readLevel(connection, scope, question)
}
