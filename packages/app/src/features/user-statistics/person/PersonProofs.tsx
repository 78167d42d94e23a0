import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { BadgeDrawing } from '../../../domain/badge/BadgeDrawing.tsx'
import { CertificateStatus } from '../../../domain/certificate/CertificateStatus.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { personMessages } from '../personMessages.ts'
import type { StatisticsPerson } from '../statisticsTypes.ts'
import * as styles from './Person.css.ts'

export interface PersonProofsProps extends Pick<StatisticsPerson, 'certificates' | 'badges'> {
  readonly dates: Dates
}

/** The certificates of a person, each with its check page, and their badges. */
export function PersonProofs({ certificates, badges, dates }: PersonProofsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {certificates.length === 0 ? null : (
        <section>
          <Stack space={8}>
            <Heading level={3}>{formatMessage(personMessages.certificates)}</Heading>
            <ul className={styles.items}>
              {certificates.map(({ uuid, number, title, state, issuedAt, validUntil, checkAddress }) => (
                <li key={uuid} className={styles.item}>
                  <div className={styles.itemHead}>
                    <Link href={checkAddress}>{title}</Link>
                    <CertificateStatus state={state} />
                  </div>
                  <Text step="small" tone="ink2" isTabular>
                    {formatMessage(validUntil ? personMessages.certificateUntil : personMessages.certificate, {
                      number,
                      date: dates.date(new Date(issuedAt)),
                      until: validUntil ? dates.day(validUntil) : '',
                    })}
                  </Text>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
      {badges.length === 0 ? null : (
        <section>
          <Stack space={8}>
            <Heading level={3}>{formatMessage(personMessages.badges)}</Heading>
            <ul className={styles.items}>
              {badges.map(({ uuid, name, image, awardedAt }) => (
                <li key={uuid} className={styles.badge}>
                  <BadgeDrawing image={image} size={32} />
                  <Text as="span">{name}</Text>
                  <Text as="span" step="small" tone="ink2" isTabular>
                    {dates.date(new Date(awardedAt))}
                  </Text>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
    </>
  )
}
