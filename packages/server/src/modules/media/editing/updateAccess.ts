import type { MediumAccessInput, UserError } from '@somo/graphql/schema'
import type { Scope } from '../../scope.ts'
import { changedFields } from './changedFields.ts'
import type { ChangeMedium } from './changeMedium.ts'
import { findWrongUnits } from './references.ts'
import { userError } from '../../userError.ts'

const update = 'update medium set booking = $2, available_from = $3, available_until = $4 where uuid = $1'
const deleteUnits = 'delete from medium_unit where medium = $1 and unit <> all($2::uuid[])'
const addUnits = 'insert into medium_unit (medium, unit) select $1, unnest($2::uuid[]) on conflict do nothing'

/** Changes who finds a medium, how they get it, and when. */
export const updateAccess =
  (scope: Scope, { booking, ...input }: MediumAccessInput): ChangeMedium =>
  async (client, medium) => {
    const [availableFrom, availableUntil] = [input.availableFrom ?? null, input.availableUntil ?? null]
    const visibleTo = [...new Set(input.visibleTo)].toSorted()
    const seenBy = medium.visibleTo.map(({ uuid }) => uuid).toSorted()
    const errors: UserError[] = []
    // Units of others stay where they were.
    const added = visibleTo.filter((unit) => !seenBy.includes(unit))
    if ((await findWrongUnits(client, scope, added)).length > 0) errors.push(userError('OUT_OF_SCOPE', 'visibleTo'))
    if (availableFrom !== null && availableUntil !== null && availableFrom > availableUntil)
      errors.push(userError('WRONG_ORDER', 'availableUntil'))
    if (errors.length > 0) return errors
    const changed = changedFields(
      {
        booking: medium.booking,
        visibleTo: seenBy,
        availableFrom: medium.availableFrom,
        availableUntil: medium.availableUntil,
      },
      { booking, visibleTo, availableFrom, availableUntil },
    )
    if (changed === null) return null
    await client.query(update, [medium.uuid, booking, availableFrom, availableUntil])
    await client.query(deleteUnits, [medium.uuid, visibleTo])
    await client.query(addUnits, [medium.uuid, visibleTo])
    return { action: 'medium.update', ...changed }
  }
