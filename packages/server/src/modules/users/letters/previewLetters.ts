import type { UserConsequences, UserSelection } from '@somo/graphql/schema'
import type { CallContext } from '../../../access/callContext.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { readLetterRecipients } from './letterRecipients.ts'

/** Who would get a letter, and why others would not. Errors of the selection as a whole count for everybody. */
export async function previewLetters(
  deps: PeopleDeps,
  call: CallContext,
  selection: UserSelection,
): Promise<UserConsequences> {
  const recipients = await deps.transact((client) => readLetterRecipients(deps, client, call, selection, true))
  if (!('refused' in recipients)) {
    const count = selection.uuids?.length ?? selection.expectedCount ?? 0
    return { concerned: 0, unchanged: 0, refused: recipients.map(({ code }) => ({ code, count })), confirmation: null }
  }
  const { eligible, refused } = recipients
  const counts = [...new Set(refused)].map((code) => ({ code, count: refused.filter((one) => one === code).length }))
  return { concerned: eligible, unchanged: 0, refused: counts, confirmation: null }
}
