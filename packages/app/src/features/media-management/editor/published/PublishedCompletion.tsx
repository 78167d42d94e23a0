import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import { Fact, FactList } from '../../../../domain/facts/FactList.tsx'
import { completionMessages } from '../editorMessages.ts'
import type { EditedVersion } from '../mediumTypes.ts'
import { NoDraft } from './PublishedContent.tsx'

/** When the published version counts as complete, to read. */
export function PublishedCompletion({ version }: { readonly version: EditedVersion | null }) {
  const { formatMessage, formatNumber } = useIntl()
  if (version === null) return <NoDraft />
  const { completion, passMark, attemptLimit, countedAttempt } = version
  const percent = (share: number): string => formatNumber(share, { style: 'percent' })
  return (
    <Stack space={20}>
      <NoDraft />
      <FactList>
        <Fact label={formatMessage(completionMessages.rule)}>{formatMessage(completionMessages[completion.rule])}</Fact>
        {completion.share === null ? null : (
          <Fact label={formatMessage(completionMessages.share)}>{percent(completion.share)}</Fact>
        )}
        {passMark === null ? null : (
          <Fact label={formatMessage(completionMessages.passMark)}>{percent(passMark / 100)}</Fact>
        )}
        {attemptLimit === null ? null : (
          <>
            <Fact label={formatMessage(completionMessages.attempts)}>{formatNumber(attemptLimit)}</Fact>
            <Fact label={formatMessage(completionMessages.counted)}>
              {formatMessage(completionMessages[countedAttempt])}
            </Fact>
          </>
        )}
      </FactList>
    </Stack>
  )
}
