import type { StatisticsAct } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { actGlyphs } from '../../../domain/learning/acts/ActBar.tsx'
import { actVerbs } from '../../../domain/learning/acts/actMessages.ts'
import { acts, type ActRequest } from '../../../domain/learning/acts/actTypes.ts'
import { personMessages } from '../personMessages.ts'
import { StateChip } from '../StateChip.tsx'
import type { PersonRow, StatisticsPerson } from '../statisticsTypes.ts'
import { PersonHistory } from './PersonHistory.tsx'
import * as styles from './Person.css.ts'
import { PersonProofs } from './PersonProofs.tsx'
import { WhyChain } from './WhyChain.tsx'
import { WhyNotSection } from './WhyNotSection.tsx'

export interface PersonDetailProps {
  readonly person: StatisticsPerson
  /** Of the item that is shown first; the person's own uuid for none. */
  readonly open: string
  readonly isPast: boolean
  /** The item that it is explained of why this person does not have it. */
  readonly whyNot: string | null
  readonly dates: Dates
  readonly now: Date
  readonly onAct: (request: ActRequest) => void
  readonly hrefOf: (open: string) => string
}

/** Which acts fit an item, as the server decides too. */
function actsFor({ access, kind, state, dueOn, completedAt }: PersonRow): readonly StatisticsAct[] {
  if (access !== 'OPEN') return []
  const isDone = typeof completedAt === 'string'
  const isWaived = state === 'WAIVED'
  const fits: Readonly<Record<StatisticsAct, boolean>> = {
    REMIND: !isDone && !isWaived,
    EXTEND: !isDone && !isWaived && typeof dueOn === 'string',
    WAIVE: !isDone && !isWaived,
    // A path is completed by its media.
    MARK_DONE: !isDone && kind !== 'PATH',
    OPEN_CYCLE: isDone && kind !== 'PATH',
    END_WAIVER: isWaived,
  }
  return acts.filter((act) => fits[act])
}

/** The chosen item first, then all others. */
export function PersonDetail(props: PersonDetailProps) {
  const { person, open, isPast, whyNot, dates, now, onAct, hrefOf } = props
  const { formatMessage } = useIntl()
  const chosen = person.rows.find(({ uuid }) => uuid === open) ?? null
  const others = person.rows.filter(({ uuid }) => uuid !== open)
  return (
    <Stack space={24}>
      {chosen === null ? null : (
        <Chosen row={chosen} person={person} isPast={isPast} dates={dates} now={now} onAct={onAct} />
      )}
      {whyNot === null ? null : <WhyNotSection person={person.uuid} medium={whyNot} dates={dates} />}
      <section>
        <Stack space={8}>
          <Heading level={3}>{formatMessage(personMessages.others, { count: others.length })}</Heading>
          {others.length === 0 ? <Text tone="ink2">{formatMessage(personMessages.noOthers)}</Text> : null}
          <ul className={styles.items}>
            {others.map((row) => (
              <li key={row.uuid} className={styles.item}>
                <div className={styles.itemHead}>
                  <Link href={hrefOf(row.uuid)}>{row.mediumTitle}</Link>
                  <ItemDate row={row} dates={dates} />
                </div>
                <Inline space={8}>
                  <StateChip {...row} now={now} />
                  <Text as="span" step="small" tone="ink2">
                    {factOf(row, formatMessage)}
                  </Text>
                </Inline>
              </li>
            ))}
          </ul>
        </Stack>
      </section>
      <PersonProofs certificates={person.certificates} badges={person.badges} dates={dates} />
      {person.detail === 'STATUS_ONLY' ? (
        <Text step="small" tone="ink2">
          {formatMessage(personMessages.statusOnly)}
        </Text>
      ) : null}
    </Stack>
  )
}

type Format = ReturnType<typeof useIntl>['formatMessage']

/** A cycle beyond the first, and how far it is. */
function factOf({ cycle, state, progress, score }: PersonRow, formatMessage: Format): string {
  return [
    ...(cycle > 1 ? [formatMessage(personMessages.cycle, { cycle })] : []),
    ...(state === 'IN_PROGRESS' && typeof progress === 'number'
      ? [formatMessage(personMessages.progress, { progress })]
      : []),
    ...(typeof score === 'number' ? [formatMessage(personMessages.score, { score })] : []),
  ].join(', ')
}

function ItemDate({
  row: { completedAt, validUntilDay, dueOn },
  dates,
}: {
  readonly row: PersonRow
  readonly dates: Dates
}) {
  const { formatMessage } = useIntl()
  const text = validUntilDay
    ? formatMessage(personMessages.until, { date: dates.day(validUntilDay) })
    : completedAt
      ? formatMessage(personMessages.doneOn, { date: dates.date(new Date(completedAt)) })
      : dueOn
        ? formatMessage(personMessages.due, { date: dates.day(dueOn) })
        : null
  return text === null ? null : (
    <Text as="span" step="small" tone="ink2" isTabular>
      {text}
    </Text>
  )
}

interface ChosenProps extends Pick<PersonDetailProps, 'person' | 'isPast' | 'dates' | 'now' | 'onAct'> {
  readonly row: PersonRow
}

function Chosen({ row, person, isPast, dates, now, onAct }: ChosenProps) {
  const { formatMessage } = useIntl()
  const offered = isPast ? [] : actsFor(row)
  const facts = factOf(row, formatMessage)
  return (
    <>
      <section>
        <Stack space={8}>
          <Heading level={3}>{row.mediumTitle}</Heading>
          <Inline space={8}>
            <StateChip {...row} now={now} />
            <ItemDate row={row} dates={dates} />
          </Inline>
          {facts === '' ? null : (
            <Text step="small" tone="ink2">
              {facts}
            </Text>
          )}
          {row.waivedReason ? (
            <Text step="small">
              {formatMessage(personMessages.waived, {
                reason: row.waivedReason,
                until: row.waivedUntilDay ? dates.day(row.waivedUntilDay) : 'none',
                isOpen: row.waivedUntilDay ? 'no' : 'yes',
              })}
            </Text>
          ) : null}
          {typeof row.attempts === 'number' ? (
            <Text step="small" tone="ink2">
              {formatMessage(personMessages.attempts, {
                count: row.attempts,
                minutes: Math.round((row.seconds ?? 0) / 60),
              })}
            </Text>
          ) : null}
          {offered.length === 0 ? null : (
            <Inline space={8}>
              {offered.map((act) => (
                <Button
                  key={act}
                  writes
                  size="sm"
                  icon={<Icon glyph={actGlyphs[act]} />}
                  onPress={() => onAct({ act, enrolments: [row.uuid], name: person.name, item: row.mediumTitle })}
                >
                  {formatMessage(actVerbs[act])}
                </Button>
              ))}
            </Inline>
          )}
        </Stack>
      </section>
      <section>
        <Stack space={8}>
          <Heading level={3}>{formatMessage(personMessages.why)}</Heading>
          <WhyChain row={row} dates={dates} />
        </Stack>
      </section>
      <PersonHistory
        events={person.events.filter(({ medium, cycle }) => medium === row.medium && cycle === row.cycle)}
        dates={dates}
      />
    </>
  )
}
