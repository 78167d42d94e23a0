import { Skeleton } from '@somo/ui/Skeleton'
import { Page } from '@somo/ui/Page'
import { useLazy } from '../../platform/lazy.ts'
import { FailedState } from '@somo/ui/FailedState'
import { useIntl } from 'react-intl'
import { listMessages } from '../../domain/list/view/listMessages.ts'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import { wizardChunk } from './chunks.ts'
import type { WizardPartProps } from './wizard/wizardTypes.ts'
import { messages } from './messages.ts'

/** An import of the address; its code comes with the first one that is opened. */
export function OpenImport(props: WizardPartProps) {
  const { formatMessage } = useIntl()
  const { status, module } = useLazy(wizardChunk, true)
  if (module !== null) return <module.WizardPart key={props.uuid} {...props} />
  return (
    <Page layout="list" title={formatMessage(messages.list)}>
      {status === 'failed' ? (
        <FailedState
          title={formatMessage(listMessages.failedTitle)}
          retry={{ label: formatMessage(listMessages.retry), onPress: wizardChunk.preload }}
        >
          {formatMessage(problemMessages.UNREACHABLE)}
        </FailedState>
      ) : (
        <Skeleton lines={5} />
      )}
    </Page>
  )
}
