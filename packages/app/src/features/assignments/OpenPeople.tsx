import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import { codeAlone, useLazyPart } from '../../platform/errors/LazyPart.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { peopleChunk } from './chunks.ts'
import { drawerMessages } from './drawer/drawerMessages.ts'
import type { PeoplePartProps } from './people/PeoplePart.tsx'

/** The people of an assignment; their code comes with the first one that is opened. */
export function OpenPeople(props: PeoplePartProps) {
  const { formatMessage } = useIntl()
  const { state, retry } = useLazyPart(peopleChunk, true, codeAlone.state, codeAlone.onRetry)
  if (state.data !== null) return <state.data.part.PeoplePart {...props} />
  return (
    <Page layout="list" title={formatMessage(drawerMessages.unnamed)}>
      <QueryView state={state} onRetry={retry}>
        {() => null}
      </QueryView>
    </Page>
  )
}
