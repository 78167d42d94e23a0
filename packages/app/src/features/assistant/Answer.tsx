import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { OpenScreen } from '../../domain/navigation/OpenScreens.tsx'
import { helpAddress } from '../../domain/navigation/helpAddress.ts'
import { addresses } from '../../domain/navigation/addresses.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { answerMessages } from './answerMessages.ts'
import { AnswerRows } from './AnswerRows.tsx'
import * as styles from './AssistantView.css.ts'
import type { AssistantAnswer } from './assistantTypes.ts'
import { answerSentence } from './answerSentence.ts'
import { sourceOf } from './sourceOf.ts'

export interface AnswerProps {
  readonly answer: AssistantAnswer
  readonly screens: readonly OpenScreen[]
  readonly dates: Dates
}

/** A sentence, the rows behind it, and where they come from. */
export function Answer({ answer, screens, dates }: AnswerProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const source = sourceOf(answer)
  const screen = source === null ? undefined : screens.find(({ path }) => path === source.path)
  const page = screen === undefined ? null : formatMessage(screen.title)
  const label = page === null ? '' : [page, answer.unit?.name].filter((part) => part !== undefined).join(', ')
  const hasNearest = answer.intent === 'UNKNOWN' && answer.help.length + openOf(answer, screens).length > 0
  return (
    <>
      <Text as="p">
        {answerSentence(answer, intl)}
        {page === null ? null : (
          <span className={styles.mark} aria-hidden="true">
            1
          </span>
        )}
        {hasNearest ? <> {formatMessage(answerMessages.nearest)}</> : null}
      </Text>
      <AnswerRows answer={answer} dates={dates} />
      <HelpLinks answer={answer} screens={screens} />
      {source === null || page === null ? null : (
        <ul className={styles.sources} role="list" aria-label={formatMessage(answerMessages.sources)}>
          <li className={styles.source}>
            <span className={styles.mark} aria-hidden="true">
              1
            </span>
            <Link href={source.href} variant="action">
              {answer.total > 5 ? formatMessage(answerMessages.all, { total: answer.total, page: label }) : label}
            </Link>
          </li>
        </ul>
      )}
    </>
  )
}

const openOf = ({ screens }: AssistantAnswer, open: readonly OpenScreen[]): readonly OpenScreen[] =>
  screens.flatMap((path) => open.find((screen) => screen.path === path) ?? [])

function HelpLinks({ answer, screens }: Pick<AnswerProps, 'answer' | 'screens'>) {
  const { formatMessage } = useIntl()
  const open = openOf(answer, screens)
  if (answer.help.length + open.length === 0) return null
  return (
    <ul className={styles.rows} role="list">
      {answer.help.map(({ uuid, title, excerpt }) => (
        <li key={uuid} className={styles.helpRow}>
          <Link href={`${addresses.usingSomo}?q=${encodeURIComponent(title)}`}>{title}</Link>
          <Text as="p" step="small" tone="ink2">
            {excerpt}
          </Text>
        </li>
      ))}
      {open.map(({ path, title }) => (
        <li key={path} className={styles.screenRow}>
          <Link href={path}>{formatMessage(title)}</Link>
          <Link href={helpAddress(path) ?? addresses.usingSomo} variant="action">
            {formatMessage(answerMessages.helpOf, { page: formatMessage(title) })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
