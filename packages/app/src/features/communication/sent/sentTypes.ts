import type {
  MessagePreviewQuery,
  SentMessagePartsFragment,
  SentMessageQuery,
} from '@somo/graphql/communication-messages'
import type { MessageInput, MessageTargetInput } from '@somo/graphql/schema'
import type { ListState } from '../../../domain/list/definition/listState.ts'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { FindPeople } from '../../../domain/user/usePersonFinder.ts'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Outcome } from '../../../platform/form/isDone.ts'

export type SentMessage = SentMessagePartsFragment
export type SentMessageWithPeople = SentMessageQuery['messages']

/** The message that is open, with a page of its recipients. */
export interface OpenMessage {
  readonly message: QueryUse<SentMessageWithPeople>
  /** Which page of recipients is asked for. */
  readonly recipientPage: RecipientPage
  readonly onRecipientPage: (parts: Partial<RecipientPage>) => void
}

export type RecipientPage = Pick<ListState, 'place' | 'size'>
export type Preview = MessagePreviewQuery['messages']['preview']

/** What the form of a message needs. */
export interface ComposeData {
  readonly findPeople: FindPeople
  readonly findUnits: FindUnits
  /** Whom a target reaches; asked anew as it changes. Null: nobody is chosen yet. */
  readonly usePreview: (target: MessageTargetInput | null) => QueryUse<Preview>
  readonly send: (input: MessageInput, expectedCount: number, idempotenceKey: string) => Promise<Outcome>
}
