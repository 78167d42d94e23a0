import type { CertificateState, IssuedCertificate, IssuedCertificateFilter } from '@somo/graphql/schema'
import { SomoError } from '../../../access/somoError.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { createParameters, writePredicates, type FilterTable } from '../../list/keysetList.ts'
import { countKeysetList, nameInSql, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { isPersonInScope, type Scope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import type { Brand, CertificateFacts, Design } from '../page/certificateTypes.ts'
import { designInSql } from '../templates/templateStore.ts'

/** The state of an issued certificate `t` today. */
export const stateInSql = `certificate_state(t.revoked_at, t.superseded_by, t.valid_until, t.renewal_days, installation_day())`

const longestSearch = 200
const nowhere = '00000000-0000-0000-0000-000000000000'

const predicates: FilterTable<IssuedCertificateFilter> = {
  search: (search, { add }) =>
    patternsOf(search)
      .map((pattern) => `t.search_text like ${add(pattern)}`)
      .join(' and ') || 'true',
  state: (states: readonly CertificateState[], { add }) => `${stateInSql} = any(${add(states)}::text[])`,
  medium: (medium, { add }) => {
    const target = `${add(isUuid(medium) ? medium : nowhere)}::uuid`
    return `(t.medium = ${target} or t.path = ${target})`
  },
}

/** As the list shows it, without the address of its check page. */
export type IssuedRow = Omit<IssuedCertificate, 'checkAddress'>

const columns = `t.uuid, t.number, t.code, t.holder_name as holder, t.person, t.title, coalesce(t.medium, t.path) as medium, t.issued_at as "issuedAt",
  t.valid_until::text as "validUntil", ${stateInSql} as state, t.revoked_at as "revokedAt", t.revoked_reason as "revokedReason",
  n.number as "supersededBy", p.status <> 'ANONYMISED' and coalesce(${nameInSql('p')} <> t.holder_name, false) as "isNameOutdated", t.revision`
const joins = 'join person p on p.uuid = t.person left join issued_certificate n on n.uuid = t.superseded_by'

/** Which certificates somebody may see. */
export interface IssuedChoice {
  readonly scope: Scope
  readonly filter: Partial<IssuedCertificateFilter>
}

export function issuedListOf({ scope, filter }: IssuedChoice): KeysetList {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const inScope = scope.manager === null ? [] : [isPersonInScope(scope, 't.person', parameters.add(scope.manager))]
  return {
    columns,
    from: 'issued_certificate t',
    thenJoin: joins,
    key: 't.issued_at',
    where: [...inScope, ...writePredicates(predicates, filter, parameters)],
    values: parameters.values,
  }
}

export const listIssued = (sql: Queryable, plan: PagePlan<'ISSUED'>, choice: IssuedChoice) =>
  readKeysetPage<IssuedRow, 'ISSUED'>(sql, plan, issuedListOf(choice))

export const countIssued = (sql: Queryable, cap: number, choice: IssuedChoice): Promise<number> =>
  countKeysetList(sql, issuedListOf(choice), cap)

/** @param isLocked keeps others from changing it until the transaction ends */
export async function findIssued(sql: Queryable, uuid: string, isLocked = false): Promise<IssuedRow | null> {
  const { rows } = await sql.query<IssuedRow>(
    `select ${columns} from issued_certificate t ${joins} where t.uuid = $1 ${isLocked ? 'for update of t' : ''}`,
    [uuid],
  )
  return rows[0] ?? null
}

export const revoke = (sql: Queryable, uuid: string, reason: string, subject: string) =>
  sql.query(
    `update issued_certificate set revoked_at = now(), revoked_reason = $2, revision = revision + 1,
      revoked_by = (select p.uuid from person p where p.subject = $3) where uuid = $1`,
    [uuid, reason, subject],
  )

/** Everything that a page is drawn from but the address of the check page. */
export interface PrintedRow {
  readonly uuid: string
  readonly design: Design
  readonly brand: Brand
  readonly facts: CertificateFacts
  readonly issuedAt: Date
}

interface StoredPage extends Omit<PrintedRow, 'brand'>, Brand {}

/** The frozen data of certificates, in the order of their uuids. */
export async function readPrinted(sql: Queryable, uuids: readonly string[]): Promise<PrintedRow[]> {
  const { rows } = await sql.query<StoredPage>(
    `select t.uuid, t.issued_at as "issuedAt", ${designInSql('v')} as design, v.issuer, v.colour, v.logo, v.signature_image as signature,
      jsonb_build_object('locale', t.locale, 'holderName', t.holder_name, 'title', t.title, 'mediumKind', t.medium_kind, 'goals', t.goals,
        'score', t.score, 'completedOn', t.completed_on, 'validUntil', t.valid_until, 'number', t.number, 'code', t.code) as facts
    from issued_certificate t join certificate_version v on v.uuid = t.version where t.uuid = any($1::uuid[]) order by t.uuid`,
    [uuids],
  )
  return rows.map(({ issuer, colour, logo, signature = null, ...page }) => ({
    ...page,
    brand: { issuer, colour, logo, signature },
    issuedAt: new Date(page.issuedAt),
  }))
}

/** Whether a certificate is the caller's, or of somebody in their scope. */
export async function mayRead(
  sql: Queryable,
  table: 'issued_certificate' | 'external_certificate',
  { uuid, subject, scope }: { readonly uuid: string; readonly subject: string; readonly scope: Scope | null },
): Promise<boolean> {
  const inScope = scope === null ? 'false' : isPersonInScope(scope, 't.person', '$2')
  const { rows } = await sql.query(
    `select from ${table} t where t.uuid = $1 and (t.person = (select p.uuid from person p where p.subject = $2::text) or ${inScope})`,
    [uuid, subject],
  )
  return rows.length > 0
}
