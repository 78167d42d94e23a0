import { useLocation, useNavigate } from 'react-router-dom'
import { useIsManager } from '../../domain/access/useIsManager.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { lazy } from '../../platform/lazy.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { readAddress, tabHref } from './communicationAddress.ts'
import { CommunicationView } from './CommunicationView.tsx'
import { useInbox } from './useInbox.ts'

const editorChunk = lazy(() => import('./news/NewsScreen.tsx'))
const composerChunk = lazy(() => import('./sent/ComposeScreen.tsx'))

/** The inbox of everybody; managers also write news and send messages. */
export function SignedInCommunication({ title }: { readonly title: Message }) {
  const isManager = useIsManager()
  const { tab, news, isComposing } = readAddress(useLocation().search, isManager)
  const navigate = useNavigate()
  if (news !== null)
    return (
      <LazyPart {...codeAlone} chunk={editorChunk}>
        {({ NewsScreen }) => <NewsScreen key={news} title={title} uuid={news} />}
      </LazyPart>
    )
  if (isComposing)
    return (
      <LazyPart {...codeAlone} chunk={composerChunk}>
        {({ ComposeScreen }) => <ComposeScreen title={title} onSent={() => void navigate(tabHref('sent'))} />}
      </LazyPart>
    )
  return <Tabbed title={title} tab={tab} isManager={isManager} />
}

type TabbedProps = Pick<Parameters<typeof CommunicationView>[0], 'title' | 'tab' | 'isManager'>

function Tabbed(props: TabbedProps) {
  const dates = useDates()
  const data = useInbox(props.tab === 'inbox')
  return <CommunicationView {...props} {...data} dates={dates} />
}
