import { Button } from '@somo/ui/Button'
import { Card } from '@somo/ui/Card'
import { Checkbox } from '@somo/ui/Checkbox'
import { Cover } from '@somo/ui/Cover'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { ProgressRibbon } from '@somo/ui/ProgressRibbon'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Switch } from '@somo/ui/Switch'
import { Tally } from '@somo/ui/Tally'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { addresses } from '../../../domain/navigation/addresses.ts'
import { sampleMessages } from './previewMessages.ts'
import * as styles from './previewScreens.css.ts'

const nothing = (): void => undefined

/** The words of the preview, by key. */
export function useSampleText(): (key: keyof typeof sampleMessages) => string {
  const { formatMessage } = useIntl()
  return (key) => formatMessage(sampleMessages[key])
}

/** A learner's start page in little. */
export function OverviewPreview() {
  const text = useSampleText()
  return (
    <>
      <Stack space={2}>
        <p className={styles.title}>{text('greeting')}</p>
        <Text step="small" tone="ink2">
          {text('lead')}
        </Text>
      </Stack>
      <div className={styles.course}>
        <Cover category="apricot" id="securing-loads" shape="book" hasRibbon />
        <Stack space={6}>
          <p className={styles.courseTitle}>{text('course')}</p>
          <ProgressRibbon label={text('progress')} value={0.44} parts={8} words={text('parts')} />
        </Stack>
      </div>
      <div className={styles.buttons}>
        <Button variant="solid" fullWidth>
          {text('resume')}
        </Button>
        <Button>{text('view')}</Button>
      </div>
      <div className={styles.line}>
        <Link variant="action" href={addresses.dashboard}>
          {text('all')}
        </Link>
        <StatusChip kind="overdue">{text('overdue')}</StatusChip>
      </div>
      <Tally count={7} goal={10}>
        {text('count')}
      </Tally>
    </>
  )
}

/** Two cards of the catalogue. */
export function CardsPreview() {
  const text = useSampleText()
  return (
    <>
      <p className={styles.title}>{text('catalogue')}</p>
      <ul className={styles.cards} role="list">
        <Card
          id="first"
          title={text('course')}
          href={addresses.dashboard}
          cover={<Cover category="apricot" id="securing-loads" shape="card" hasRibbon />}
          facts={[<span key="kind">{text('video')}</span>]}
          state={<StatusChip kind="started">{text('parts')}</StatusChip>}
          actionLabel={text('resume')}
          actionHref={addresses.dashboard}
        />
        <Card
          id="second"
          title={text('secondCourse')}
          href={addresses.dashboard}
          cover={<Cover category="teal" id="first-aid" shape="card" />}
          facts={[<span key="kind">{text('video')}</span>]}
          state={<StatusChip kind="done">{text('done')}</StatusChip>}
          actionLabel={text('view')}
          actionHref={addresses.dashboard}
        />
      </ul>
    </>
  )
}

const people = [
  { name: 'Aylin Demir', isChosen: false, state: 'done' },
  { name: 'Juma Mwinyi', isChosen: true, state: 'overdue' },
  { name: 'Esther Njoroge', isChosen: false, state: 'done' },
] as const

/** A list of people, one of them chosen. */
export function TablePreview() {
  const text = useSampleText()
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title}>{text('people')}</p>
        <Button variant="solid" size="sm">
          {text('remind')}
        </Button>
      </div>
      <div className={styles.rows}>
        <div className={styles.heads}>
          <span />
          <span>{text('name')}</span>
          <span className={styles.wideOnly}>{text('state')}</span>
        </div>
        {people.map(({ name, isChosen, state }) => (
          <div key={name} className={styles.row} data-chosen={isChosen || undefined}>
            <Checkbox label={name} isLabelHidden isSelected={isChosen} onChange={nothing} />
            <span className={styles.name}>{name}</span>
            <span className={styles.state}>
              <StatusChip kind={state}>{text(state)}</StatusChip>
            </span>
          </div>
        ))}
      </div>
      <div className={styles.head}>
        <Text as="span" step="small" tone="ink2">
          {text('chosen')}
        </Text>
        <Link variant="action" href={addresses.dashboard}>
          {text('all')}
        </Link>
      </div>
    </>
  )
}

/** A form with an error, boxes and both kinds of buttons. */
export function FormPreview() {
  const text = useSampleText()
  return (
    <>
      <p className={styles.title}>{text('profile')}</p>
      <div className={styles.fields}>
        <TextField label={text('name')} value="Amina Yusuf" onChange={nothing} />
        <TextField label={text('mail')} value="amina.yusuf" onChange={nothing} errorMessage={text('mailError')} />
      </div>
      <Stack space={8}>
        <Checkbox label={text('learner')} isSelected onChange={nothing} />
        <Checkbox label={text('manager')} isSelected={false} onChange={nothing} />
      </Stack>
      <Switch label={text('remind')} isSelected onChange={nothing} />
      <Inline space={8}>
        <Button variant="solid">{text('save')}</Button>
        <Button>{text('cancel')}</Button>
      </Inline>
    </>
  )
}
