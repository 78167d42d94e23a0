import { useLocation, useNavigate } from 'react-router-dom'
import { useIsAdministrator } from '../../domain/access/useIsAdministrator.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { isInvitationCode } from './invitationCode.ts'
import { IncompleteInvitation, InvitationView } from './InvitationView.tsx'
import { readAddress, tabHref } from './relativesAddress.ts'
import { RelativesView } from './RelativesView.tsx'
import { useInvitation, useRelatives } from './useRelatives.ts'

/** People linked to the person; for administrators also the register. */
export function SignedInRelatives({ title }: { readonly title: Message }) {
  const isAdministrator = useIsAdministrator()
  const { tab, invite } = readAddress(useLocation().search, isAdministrator)
  const dates = useDates()
  const data = useRelatives(invite === null ? tab : 'register')
  if (invite !== null && !isInvitationCode(invite)) return <IncompleteInvitation title={title} />
  return invite === null ? (
    <RelativesView {...data} title={title} tab={tab} isAdministrator={isAdministrator} dates={dates} />
  ) : (
    <Invited title={title} code={invite} />
  )
}

function Invited({ title, code }: { readonly title: Message; readonly code: string }) {
  const navigate = useNavigate()
  const dates = useDates()
  const data = useInvitation(code)
  return (
    <InvitationView {...data} title={title} dates={dates} onDone={() => void navigate(tabHref('accompanied', false))} />
  )
}
