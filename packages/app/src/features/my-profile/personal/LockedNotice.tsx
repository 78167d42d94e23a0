import { Banner } from '@somo/ui/Banner'
import { Link } from '@somo/ui/Link'
import { useIntl } from 'react-intl'
import { isLocked } from '../fields.ts'
import { messages } from '../messages.ts'
import type { PatchField, Profile } from '../profileTypes.ts'

export interface LockedNoticeProps {
  readonly profile: Profile
  /** The fields of the form below. */
  readonly fields: readonly PatchField[]
}

/** Says once, above a form, why some of its fields can only be read, and where they can be changed. */
export function LockedNotice({ profile, fields }: LockedNoticeProps) {
  const { formatMessage } = useIntl()
  if (!fields.some((field) => isLocked(profile, field))) return null
  return (
    <Banner tone="info" {...(profile.accountUrl !== null && { action: <AccountLink href={profile.accountUrl} /> })}>
      {formatMessage(messages.outside)}
    </Banner>
  )
}

/** The way to the page where the outside provider lets people manage their account. */
export function AccountLink({ href }: { readonly href: string }) {
  const { formatMessage } = useIntl()
  return (
    <Link href={href} isExternal>
      {formatMessage(messages.accountLink)}
    </Link>
  )
}
