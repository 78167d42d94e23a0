import { CalendarCheck, Check, ClipboardPen, FileBadge, Play, Scale, ShieldCheck, type LucideIcon } from 'lucide-react'
import { Button } from '../../components/Button/Button.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { motifSamples } from '../../components/Cover/motifSamples.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { MarginEntry, MarginList, MarginNote } from '../../components/MarginList/MarginList.tsx'
import { Page } from '../../components/Page/Page.tsx'
import { ProgressRibbon } from '../../components/ProgressRibbon/ProgressRibbon.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { cx } from '../../theme/cx.ts'
import type { DashboardWords, DueThing } from './dashboardWords.ts'
import { DashboardAside } from './DashboardAside.tsx'
import * as styles from './pictures.css.ts'
import { learnerMenu, PictureShell } from './PictureShell.tsx'

const kinds: Readonly<Record<DueThing['kind'], LucideIcon>> = {
  course: ShieldCheck,
  law: Scale,
  task: ClipboardPen,
  event: CalendarCheck,
  certificate: FileBadge,
}

const Today = ({ words }: { readonly words: DashboardWords }) => (
  <>
    <p className={styles.todayLine}>
      {words.weekday}, 24 {words.month}
    </p>
    <div className={styles.onlyWide}>
      <Stack space={2} align="end">
        <Text as="span" step="numeral" tone="ink">
          24
        </Text>
        <Text as="span" step="small">
          {words.weekday}
          <br />
          {words.month}
        </Text>
      </Stack>
    </div>
  </>
)

/** The one thing that is open, with its cover and the way back into it. */
const Resume = ({ words }: { readonly words: DashboardWords }) => (
  <MarginNote
    margin={
      <span className={cx(styles.onlyWide, styles.lastOpened)}>
        <Text as="em" step="note">
          {words.lastOpened}
        </Text>
      </span>
    }
  >
    <div className={styles.resume}>
      <div className={styles.book}>
        <Cover category="apricot" id={motifSamples.weave} shape="book" hasRibbon />
      </div>
      <div className={styles.open}>
        <Text as="span" step="caption" tone="ink2">
          {words.hereYouWere}
        </Text>
        <h2 className={styles.openTitle}>{words.course}</h2>
        <p className={styles.part}>{words.part}</p>
      </div>
      <div className={styles.way}>
        <ProgressRibbon label={words.progressLabel} value={0.44} parts={8} words={words.progress} />
        <WayOn words={words} />
      </div>
    </div>
  </MarginNote>
)

const WayOn = ({ words }: { readonly words: DashboardWords }) => (
  <>
    <span className={styles.onlyNarrow}>
      <Button variant="solid" size="lg" fullWidth icon={<Icon glyph={Play} />}>
        {words.resume}
      </Button>
    </span>
    <div className={styles.onlyWide}>
      <Inline space={12}>
        <Button variant="solid" size="lg" icon={<Icon glyph={Play} />}>
          {words.resume}
        </Button>
        <Button variant="plain" size="lg">
          {words.contents}
        </Button>
      </Inline>
    </div>
  </>
)

const Due = ({ thing }: { readonly thing: DueThing }) => (
  <MarginEntry
    margin={
      <div className={styles.when}>
        <strong className={styles.dueDay}>{thing.day}</strong>
        <Text
          as="span"
          step="small"
          tone={thing.isLate === true ? 'bad' : 'ink3'}
          isStrong={thing.isLate === true}
          isTabular
        >
          {thing.away}
        </Text>
      </div>
    }
  >
    <div className={styles.due}>
      <span className={styles.dueKind}>
        <Icon glyph={kinds[thing.kind]} size="phone" />
      </span>
      <div className={styles.dueWords}>
        <h3 className={styles.dueTitle} id={`due-${thing.id}`}>
          {thing.title}
        </h3>
        <div className={styles.dueState}>
          <StatusChip kind={thing.status}>{thing.statusWord}</StatusChip>
          <Text as="span" step="small" tone="ink3">
            {thing.about}
          </Text>
        </div>
      </div>
      <span className={styles.dueAction}>
        <Button aria-describedby={`due-${thing.id}`} fullWidth>
          {thing.action}
        </Button>
      </span>
    </div>
  </MarginEntry>
)

const Suggestions = ({ words }: { readonly words: DashboardWords }) => (
  <Stack space={20}>
    <Inline justify="between" align="baseline">
      <Heading level={2} id="chosen">
        {words.chosen}
      </Heading>
      <Link href="/catalogue" variant="action">
        {words.toCatalogue}
      </Link>
    </Inline>
    <ul className={styles.suggestions} role="list" aria-labelledby="chosen">
      {words.suggestions.map(({ id, category, title, facts, reason }, index) => (
        <li key={id}>
          <Stack space={10}>
            <Cover
              category={category}
              id={[motifSamples.horizon, motifSamples.dots, motifSamples.links, motifSamples.rings][index] ?? id}
              shape="card"
            />
            <Stack space={4}>
              <h3 className={styles.twoLines}>
                <Link href={`/catalogue?course=${id}`} variant="plain">
                  {title}
                </Link>
              </h3>
              <Text step="small" tone="ink3">
                {facts.map((fact) => (
                  <span key={fact} className={styles.fact}>
                    {fact}
                  </span>
                ))}
              </Text>
            </Stack>
            <div className={styles.reason}>
              <Text step="note" tone="ink3">
                {reason}
              </Text>
            </div>
          </Stack>
        </li>
      ))}
    </ul>
  </Stack>
)

/** A learner's overview: what is open, what is due when, and what might come next. */
export const Dashboard = ({ words }: { readonly words: DashboardWords }) => (
  <PictureShell
    words={words.frame}
    menu={learnerMenu}
    current="dashboard"
    counts={{ media: 4 }}
    person="Amina Okafor"
    place="Lager Nord"
    bottom={['dashboard', 'media', 'catalogue', 'my-certificates']}
  >
    <Page
      title={words.greeting}
      titleStep="display"
      lead={words.lead}
      margin={<Today words={words} />}
      aside={<DashboardAside words={words} confirm={<Icon glyph={Check} />} />}
      foot={<Suggestions words={words} />}
    >
      <div className={styles.sections}>
        <Resume words={words} />
        <Stack space={12}>
          <Inline justify="between" align="baseline">
            <Heading level={2} id="due">
              {words.dueTitle}
            </Heading>
            <Link href="/media" variant="action">
              {words.all}
            </Link>
          </Inline>
          <div className={styles.firstThree}>
            <MarginList labelledBy="due">
              {words.due.map((thing) => (
                <Due key={thing.id} thing={thing} />
              ))}
            </MarginList>
          </div>
        </Stack>
      </div>
    </Page>
  </PictureShell>
)
