import type { MessageTargetInput, UserError } from '@somo/graphql/schema'
import type { Caller } from '../../../access/caller.ts'
import { isUuid } from '../../../database/uuid.ts'
import { createParameters, type Parameters } from '../../list/keysetList.ts'
import { isAmongPeopleInScope, scopeOf } from '../../scope.ts'
import { chooseRows } from '../../userStatistics/statisticsRows.ts'
import { userError } from '../../userError.ts'

/** The people of a target as a statement that selects `uuid`, each once. */
export interface RecipientQuery {
  readonly text: string
  readonly parameters: Parameters
}

const mostChosen = 200

/** What is wrong with a target; empty where nothing is. */
export function checkTarget({ people, unit }: MessageTargetInput): UserError[] {
  const chosen = people ?? []
  if (chosen.length > mostChosen) return [userError('TOO_MANY', 'target', 'people')]
  if (chosen.length === 0 && !unit) return [userError('REQUIRED', 'target')]
  return []
}

/**
 * Whom a message goes to: the one statement for preview and sending. People outside the scope, those who are suspended, and the
 * sender are left out.
 */
export function chooseRecipients(caller: Caller, target: MessageTargetInput): RecipientQuery {
  const scope = scopeOf(caller)
  const { people, unit, withSubunits, state } = target
  if ((people ?? []).length === 0 && (state ?? []).length > 0) {
    const { source, where, parameters } = chooseRows({
      scope,
      past: null,
      filter: { unit: unit ?? null, withSubunits: withSubunits ?? true, state: state ?? null },
    })
    const notSender = `n.subject is distinct from ${parameters.add(caller.subject)}`
    return {
      text: `select distinct t.person as uuid from ${source.from} where ${[...where, notSender].join(' and ')}`,
      parameters,
    }
  }
  const parameters = createParameters()
  const inScope = isAmongPeopleInScope(scope, 'p.uuid', scope.manager === null ? '' : parameters.add(scope.manager))
  const chosen =
    (people ?? []).length > 0
      ? `p.uuid = any(${parameters.add((people ?? []).filter(isUuid))}::uuid[])`
      : isInUnit(parameters.add(unit && isUuid(unit) ? unit : null), withSubunits ?? true)
  const notSender = `p.subject is distinct from ${parameters.add(caller.subject)}`
  return {
    text: `select p.uuid from person p where p.status in ('ACTIVE', 'INVITED') and ${inScope} and ${chosen} and ${notSender}`,
    parameters,
  }
}

const isInUnit = (unit: string, withSubunits: boolean): string =>
  withSubunits
    ? `p.uuid in (select m.person from unit_ancestor a join unit_membership m on m.unit = a.unit where a.ancestor = ${unit}::uuid)`
    : `p.uuid in (select m.person from unit_membership m where m.unit = ${unit}::uuid)`
