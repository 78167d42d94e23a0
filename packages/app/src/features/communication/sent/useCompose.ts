import { MessagePreviewDocument, SendMessageDocument } from '@somo/graphql/communication-messages'
import type { MessageTargetInput } from '@somo/graphql/schema'
import { useUnitFinder } from '../../../domain/unit/useUnitFinder.ts'
import { usePersonFinder } from '../../../domain/user/usePersonFinder.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { ComposeData } from './sentTypes.ts'

/** Finding people, counting them, and sending. */
export function useCompose(): ComposeData {
  const send = useAction(SendMessageDocument, (data) => data.message.send)
  return {
    findPeople: usePersonFinder(),
    findUnits: useUnitFinder(),
    usePreview,
    async send(input, expectedCount, idempotenceKey) {
      const { userErrors, problem } = await send.run({ input, expectedCount, idempotenceKey })
      return { userErrors, problem }
    },
  }
}

const usePreview = (target: MessageTargetInput | null) =>
  useQueryState(MessagePreviewDocument, {
    variables: { target: target ?? {} },
    isWanted: target !== null,
    fetchPolicy: 'network-only',
    pick: (data) => data.messages.preview,
  })
