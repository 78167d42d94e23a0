import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import { AddressText, Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { words } from '../../../domain/list/view/lines.css.ts'
import { linkMessages, linkReasons } from './linkMessages.ts'
import { linkLine } from './links.css.ts'
import type { LinkCase } from './useLinks.ts'

export interface QuestionCaseProps {
  readonly link: LinkCase
  readonly question: NonNullable<LinkCase['asked']>
  readonly dates: Dates
  readonly now: Date
  /** Adds one of those who are there already; null adds nobody. */
  readonly onDecide: (person: string | null) => void
}

const detailOf = ({ displayedId, email, username }: LinkCase['candidates'][number]): string =>
  displayedId ?? email ?? username ?? '–'

/** What a manager typed of a person collides with somebody they do not see: whom, and what can be done. */
export function QuestionCase({ link, question, dates, now, onDecide }: QuestionCaseProps) {
  const { formatMessage } = useIntl()
  const { when } = useMoments(now, dates)
  const by = question.by?.name ?? formatMessage(linkMessages.somebody)
  const name = question.concerned?.name ?? link.name ?? link.username ?? link.email ?? '–'
  const typed = [link.email, link.username, question.displayedId, question.externalId].filter((value) => value !== null)
  return (
    <li className={linkLine}>
      <div className={words}>
        <Text as="span" step="ui" isStrong>
          {question.unit === null
            ? formatMessage(linkMessages.asksToChange, { by, name })
            : formatMessage(linkMessages.asksToAdd, { by, name, unit: question.unit.name })}
        </Text>
        <Text as="span" step="small" tone="ink2">
          <AddressText>{formatMessage(linkMessages.typed, { values: typed.join(', ') })}</AddressText>
        </Text>
        {link.candidates.map((person) => (
          <Text key={person.uuid} as="span" step="small" tone="ink2">
            {formatMessage(linkMessages.collides, { name: person.name, detail: detailOf(person) })}
          </Text>
        ))}
        <Text as="span" step="small" tone="ink3">
          {formatMessage(linkMessages.asked, { when: when(link.createdAt) })} {formatMessage(linkReasons[link.reason])}
        </Text>
      </div>
      <Inline>
        {(question.unit === null ? [] : link.candidates).map((person) => (
          <Button key={person.uuid} size="sm" onPress={() => onDecide(person.uuid)}>
            {formatMessage(linkMessages.addPerson, { name: person.name, detail: detailOf(person) })}
          </Button>
        ))}
        <Button size="sm" variant="plain" onPress={() => onDecide(null)}>
          {formatMessage(question.unit === null ? linkMessages.close : linkMessages.decline)}
        </Button>
      </Inline>
    </li>
  )
}
