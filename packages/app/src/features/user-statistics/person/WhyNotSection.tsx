import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { addresses } from '../../../domain/navigation/addresses.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { accessMessages, standingMessages, whyNotMessages } from '../whyNotMessages.ts'
import type { WhyNot } from '../statisticsTypes.ts'
import * as styles from './Person.css.ts'
import { useWhyNot } from './useWhyNot.ts'

export interface WhyNotSectionProps {
  readonly person: string
  readonly medium: string
  readonly dates: Dates
}

/** Why a person does not have an item: what each of its assignments means for them. */
export function WhyNotSection({ person, medium, dates }: WhyNotSectionProps) {
  const { formatMessage } = useIntl()
  const { explanation, isUnknown, retry } = useWhyNot(person, medium)
  if (isUnknown) return <Text tone="ink2">{formatMessage(whyNotMessages.unknown)}</Text>
  return (
    <QueryView state={explanation} onRetry={retry}>
      {(why) => <Explained why={why} dates={dates} />}
    </QueryView>
  )
}

function Explained({ why, dates }: { readonly why: WhyNot; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  const { mediumTitle, assignments, access, isInCatalogue } = why
  return (
    <section>
      <Stack space={8}>
        <Heading level={3}>{formatMessage(whyNotMessages.title, { item: mediumTitle })}</Heading>
        {access === null || access === undefined || access === 'OPEN' ? null : (
          <Text>{formatMessage(accessMessages[access])}</Text>
        )}
        {assignments.length === 0 ? <Text>{formatMessage(whyNotMessages.none)}</Text> : null}
        <ul className={styles.items}>
          {assignments.map(({ uuid, title, standing, startsOn }) => (
            <li key={uuid} className={styles.item}>
              <Link href={`${addresses.assignments}?open=${uuid}`}>{title}</Link>
              <Text step="small" tone="ink2">
                {formatMessage(standingMessages[standing], { date: startsOn ? dates.day(startsOn) : '' })}
              </Text>
            </li>
          ))}
        </ul>
        <Text step="small" tone="ink2">
          {formatMessage(isInCatalogue ? whyNotMessages.inCatalogue : whyNotMessages.notInCatalogue)}
        </Text>
      </Stack>
    </section>
  )
}
