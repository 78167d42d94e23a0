import { ownTaskHref } from '../../../domain/task/ownTaskHref.ts'
import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Check, Eye, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { taskMessages } from '../../../domain/task/taskMessages.ts'
import type { TaskVersionItem } from '../../../domain/task/taskTypes.ts'
import { useFileSize } from '../../../domain/task/useFileSize.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { countWords } from './countWords.ts'
import * as styles from './OwnTask.css.ts'
import { pageMessages, receiptMessages } from './taskMessages.ts'
import { tasksHref } from './taskPlace.ts'
import type { OwnTask } from './ownTaskTypes.ts'

interface ReceiptProps {
  readonly task: OwnTask
  readonly version: TaskVersionItem
  readonly dates: Dates
}

/** The proof of a hand-in: when, what, and the number and checksum that name it. */
export function Receipt({ task, version, dates }: ReceiptProps) {
  const { formatMessage } = useIntl()
  const sizeOf = useFileSize()
  const at = new Date(version.handedInAt)
  const isNewest = task.versions[0]?.number === version.number
  return (
    <Page
      layout="list"
      title={formatMessage(receiptMessages.title, { number: version.number })}
      lead={formatMessage(receiptMessages.lead)}
      eyebrow={
        <Stack space={12}>
          <Link href={tasksHref(true)} variant="action">
            {formatMessage(pageMessages.back)}
          </Link>
          <span className={styles.disc}>
            <Icon glyph={Check} />
          </span>
        </Stack>
      }
    >
      <div className={styles.column}>
        <dl className={styles.receipt}>
          <Row label={formatMessage(receiptMessages.task)}>{task.title}</Row>
          <Row label={formatMessage(receiptMessages.at)}>{`${dates.date(at)}, ${dates.time(at)}`}</Row>
          <Row label={formatMessage(taskMessages.receipt)}>{version.receipt}</Row>
          <div className={styles.receiptRow}>
            <dt className={styles.label}>{formatMessage(receiptMessages.content)}</dt>
            {version.text === '' ? null : (
              <dd className={styles.value}>
                {formatMessage(receiptMessages.textWords, { count: countWords(version.text) })}
              </dd>
            )}
            {version.link === '' ? null : <dd className={styles.value}>{version.link}</dd>}
            {version.files.map(({ uuid, name, size }) => (
              <dd key={uuid} className={styles.value}>{`${name}, ${sizeOf(size)}`}</dd>
            ))}
          </div>
          <div className={styles.receiptRow}>
            <dt className={styles.label}>{formatMessage(receiptMessages.digest)}</dt>
            <dd className={styles.code}>{version.sha256}</dd>
          </div>
        </dl>
        <Inline space={12}>
          <Button icon={<Icon glyph={Printer} />} onPress={() => globalThis.print()}>
            {formatMessage(receiptMessages.print)}
          </Button>
          <Link variant="button" href={ownTaskHref(task.uuid)} icon={<Icon glyph={Eye} />}>
            {formatMessage(receiptMessages.look)}
          </Link>
        </Inline>
        {task.refusal === null && isNewest ? <Newer task={task} number={version.number + 1} dates={dates} /> : null}
      </div>
    </Page>
  )
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.receiptRow}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)

function Newer({ task, number, dates }: { readonly task: OwnTask; readonly number: number; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  return (
    <section aria-labelledby="newer">
      <Stack space={8}>
        <Heading level={2} step="h3" id="newer">
          {formatMessage(receiptMessages.newer)}
        </Heading>
        <Text>
          {typeof task.dueOn === 'string'
            ? formatMessage(receiptMessages.newerTextUntil, { date: dates.day(task.dueOn) })
            : formatMessage(receiptMessages.newerText)}
        </Text>
        <Link href={ownTaskHref(task.uuid)} variant="action">
          {formatMessage(receiptMessages.start, { number })}
        </Link>
      </Stack>
    </section>
  )
}
