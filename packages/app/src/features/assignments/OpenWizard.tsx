import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import { codeAlone, useLazyPart } from '../../platform/errors/LazyPart.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { wizardChunk } from './chunks.ts'
import { messages } from './messages.ts'
import type { WizardPartProps } from './wizard/wizardTypes.ts'

/** The form of the address; its code comes with the first one that is opened. */
export function OpenWizard(props: WizardPartProps) {
  const { formatMessage } = useIntl()
  const { state, retry } = useLazyPart(wizardChunk, true, codeAlone.state, codeAlone.onRetry)
  if (state.data !== null) return <state.data.part.WizardPart {...props} />
  return (
    <Page layout="list" title={formatMessage(messages.tabAssignments)}>
      <QueryView state={state} onRetry={retry}>
        {() => null}
      </QueryView>
    </Page>
  )
}
