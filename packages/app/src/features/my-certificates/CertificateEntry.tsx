import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MenuButton, type MenuEntry } from '@somo/ui/MenuButton'
import { Text } from '@somo/ui/Text'
import { Download, Ellipsis, FileUp } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { certificateMessages } from '../../domain/certificate/certificateMessages.ts'
import { CertificateStatus } from '../../domain/certificate/CertificateStatus.tsx'
import type { CertificateFileUse } from '../../domain/certificate/useCertificateFile.ts'
import { addresses } from '../../domain/navigation/addresses.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { OwnCertificate } from './certificateTypes.ts'
import { entryMessages, messages } from './messages.ts'
import * as styles from './MyCertificates.css.ts'

export interface CertificateEntryProps {
  readonly certificate: OwnCertificate
  readonly dates: Dates
  readonly files: CertificateFileUse
  /** The one to renew first. */
  readonly isMostUrgent: boolean
  readonly onShowCode: () => void
  readonly onRemove: () => void
}

const titleIdOf = (uuid: string): string => `certificate-${uuid}`

/** One certificate: a row, on small screens a card. */
export function CertificateEntry(props: CertificateEntryProps) {
  const { certificate, dates } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const { title, state, issuedOn, thumbnail, reason } = certificate
  const isPast = state === 'SUPERSEDED' || state === 'REVOKED'
  return (
    <li className={styles.entry}>
      {typeof thumbnail === 'string' ? (
        <img className={styles.thumbnail} src={thumbnail} alt="" loading="lazy" />
      ) : (
        <span className={styles.frame}>
          <Icon glyph={FileUp} />
        </span>
      )}
      <div className={styles.words}>
        <Heading level={2} step="h3">
          <span id={titleIdOf(certificate.uuid)} data-past={isPast ? '' : undefined} className={styles.title}>
            {title}
          </span>
        </Heading>
        <Text as="span" step="small" tone="ink2">
          {describe(certificate, intl)}
        </Text>
        {typeof reason === 'string' ? (
          <Text as="span" step="small" tone="ink2">
            {formatMessage(entryMessages.reason, { reason })}
          </Text>
        ) : null}
      </div>
      <div className={styles.issued}>
        <span className={styles.label}>{formatMessage(messages.issued)}</span> {dates.day(issuedOn)}
      </div>
      <Until certificate={certificate} dates={dates} />
      <div className={styles.status}>
        <CertificateStatus state={state} />
      </div>
      <div className={styles.actions}>
        <MainAction {...props} />
        <EntryMenu {...props} />
      </div>
    </li>
  )
}

/** The number and who issued it, or what took its place. */
function describe({ number, issuer, isExternal, supersededBy }: OwnCertificate, { formatMessage }: IntlShape): string {
  if (isExternal || typeof number !== 'string') return formatMessage(entryMessages.external, { issuer })
  if (typeof supersededBy === 'string') return formatMessage(entryMessages.replaced, { number, newer: supersededBy })
  return formatMessage(entryMessages.numbered, { number, issuer })
}

function Until({
  certificate: { validUntil, daysLeft, state },
  dates,
}: Pick<CertificateEntryProps, 'certificate' | 'dates'>) {
  const { formatMessage } = useIntl()
  const label = <span className={styles.label}>{formatMessage(messages.validUntil)}</span>
  if (typeof validUntil !== 'string')
    return (
      <div className={styles.until}>
        {label} {formatMessage(entryMessages.noEnd)}
      </div>
    )
  const isCounted =
    typeof daysLeft === 'number' && state !== 'SUPERSEDED' && state !== 'REVOKED' && state !== 'REJECTED'
  return (
    <div className={styles.until}>
      {label} {dates.day(validUntil)}
      {isCounted ? (
        <span className={styles.left}>
          <Text as="span" step="small" tone={state === 'EXPIRED' ? 'bad' : state === 'EXPIRING' ? 'warn' : 'ink2'}>
            {sayLeft(daysLeft, formatMessage)}
          </Text>
        </span>
      ) : null}
    </div>
  )
}

/** Days up to two months, then months and years. */
function sayLeft(days: number, formatMessage: IntlShape['formatMessage']): string {
  if (days < 0) return formatMessage(entryMessages.over, { days: -days })
  if (days <= 60) return formatMessage(entryMessages.days, { days })
  if (days < 730) return formatMessage(entryMessages.months, { months: Math.floor(days / 30.4) })
  return formatMessage(entryMessages.years, { years: Math.floor(days / 365.2) })
}

function MainAction({ certificate, files, isMostUrgent }: CertificateEntryProps) {
  const { formatMessage } = useIntl()
  const { uuid, medium, canRenew, isExternal } = certificate
  if (canRenew && typeof medium === 'string')
    return (
      <Link
        href={`${addresses.media}?medium=${medium}`}
        variant={isMostUrgent ? 'solidButton' : 'button'}
        aria-describedby={titleIdOf(uuid)}
        fullWidth
      >
        {formatMessage(entryMessages.renew)}
      </Link>
    )
  return (
    <Button
      fullWidth
      onPress={() => files.save(uuid)}
      icon={<Icon glyph={Download} />}
      aria-describedby={titleIdOf(uuid)}
    >
      {formatMessage(isExternal ? entryMessages.openFile : certificateMessages.pdf)}
    </Button>
  )
}

function EntryMenu({ certificate, files, onShowCode, onRemove }: CertificateEntryProps) {
  const { formatMessage } = useIntl()
  const { uuid, title, isExternal, checkAddress } = certificate
  const items: MenuEntry[] = [
    {
      id: 'file',
      label: formatMessage(isExternal ? entryMessages.openFile : entryMessages.download),
      onAction: () => files.save(uuid),
    },
  ]
  if (typeof checkAddress === 'string')
    items.push(
      { id: 'page', label: formatMessage(entryMessages.openCheck), href: checkAddress },
      { id: 'copy', label: formatMessage(certificateMessages.copyLink), onAction: () => files.copyLink(checkAddress) },
      { id: 'qr', label: formatMessage(entryMessages.showCode), onAction: onShowCode },
    )
  if (isExternal) items.push({ id: 'remove', label: formatMessage(messages.remove), onAction: onRemove, writes: true })
  return (
    <MenuButton
      label={formatMessage(entryMessages.menu, { title })}
      variant="outline"
      placement="bottom end"
      isSquare
      sections={[{ id: 'actions', items }]}
    >
      <Icon glyph={Ellipsis} />
    </MenuButton>
  )
}
