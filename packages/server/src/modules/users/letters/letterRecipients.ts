import type { UserError, UserErrorCode, UserSelection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { scopeOf } from '../../scope.ts'
import { readSelection } from '../bulk/readSelection.ts'
import { readTargets, type BulkTarget } from '../bulk/bulkTarget.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { mayChange } from '../person/rolePermissions.ts'
import { userError } from '../../userError.ts'

/** One job prints at most so many letters. */
const maxLetters = 5000

/** Why a person gets no letter; null where they get one. */
export function checkLetterEligibility(
  { gateway }: Pick<PeopleDeps, 'gateway'>,
  call: CallContext,
  { status, roles }: BulkTarget,
): UserErrorCode | null {
  if (!mayChange(call, roles)) return 'OUT_OF_SCOPE'
  if (status === 'INVITED') return null
  // At an outside provider there is no password to set here after the first sign-in.
  return status === 'ACTIVE' && gateway.source === 'EMBEDDED' ? null : 'WRONG_STATE'
}

/** The people of a selection by whether they get a letter. */
export interface LetterRecipients {
  readonly uuids: readonly string[]
  readonly eligible: number
  readonly refused: readonly UserErrorCode[]
}

/** Reads and checks a selection; answers its errors where there are any. */
export async function readLetterRecipients(
  deps: PeopleDeps,
  client: PoolClient,
  call: CallContext,
  selection: UserSelection,
  isPreview: boolean,
): Promise<LetterRecipients | UserError[]> {
  const selected = await readSelection(client, scopeOf(call), selection, !isPreview)
  if (!('uuids' in selected)) return selected
  if (selected.uuids.length > maxLetters) return [userError('TOO_MANY', 'selection')]
  const targets = await readTargets(client, call, selected.uuids, { isLocked: false })
  const codes = targets.map((target) => checkLetterEligibility(deps, call, target))
  const refused = codes.filter((code) => code !== null)
  // People outside the caller's scope count as unknown.
  const unknown = selected.unknown + selected.uuids.length - targets.length
  return {
    uuids: targets.map(({ uuid }) => uuid),
    eligible: targets.length - refused.length,
    refused: [...refused, ...Array.from({ length: unknown }, () => 'UNKNOWN' as const)],
  }
}
