import { BookPlus, Ellipsis, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Drawer } from '../../components/Drawer/Drawer.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { ProgressRibbon } from '../../components/ProgressRibbon/ProgressRibbon.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import type { StatusKind } from '../../components/StatusChip/statusKinds.ts'
import { TabLinks } from '../../components/Tabs/Tabs.tsx'
import { Text } from '../../components/Text/Text.tsx'
import * as styles from './personDrawer.css.ts'
import { statusOf, type PictureUser } from './peopleFixture.ts'

const nothing = (): void => undefined

const duties: readonly {
  readonly title: string
  readonly date: string
  readonly kind: StatusKind
  readonly word: string
  readonly parts: number
  readonly done: number
  readonly words: string
}[] = [
  {
    title: 'Arbeitsschutz-Grundunterweisung 2026',
    date: '20.11.',
    kind: 'overdue',
    word: 'Überfällig',
    parts: 5,
    done: 2.2,
    words: '2 von 5',
  },
  {
    title: 'Datenschutz im Kundengespräch',
    date: '26.11.',
    kind: 'dueSoon',
    word: 'Bald fällig',
    parts: 4,
    done: 0,
    words: '0 von 4',
  },
  {
    title: 'Ladungssicherung im Straßengüterverkehr',
    date: '15.12.',
    kind: 'started',
    word: 'In Arbeit',
    parts: 8,
    done: 3.5,
    words: '3 von 8',
  },
]

const reasons: readonly { readonly id: string; readonly words: ReactNode }[] = [
  {
    id: 'assignment',
    words: (
      <>
        Zuweisung <Link href="/assignments?id=safety">Sicherheit 2026</Link>, Pflicht
      </>
    ),
  },
  {
    id: 'unit',
    words: (
      <>
        für <Link href="/unit-management?id=north">Lager Nord</Link> mit Untereinheiten
      </>
    ),
  },
  { id: 'member', words: 'Amina ist dort Mitglied seit 03.02.2025' },
]

const events = [
  { when: 'heute, 08:12', what: 'Angemeldet' },
  { when: 'gestern, 16:42', what: 'Ladungssicherung, Teil 3 abgeschlossen' },
  { when: '21.11., 07:00', what: 'Erinnerung gesendet' },
]

const address = '/user-management?id=104217'
const tabs = [
  { id: 'learning', label: 'Lernstand', href: address },
  { id: 'profile', label: 'Profil', href: `${address}&part=profile` },
  { id: 'units', label: 'Einheiten', href: `${address}&part=units` },
  { id: 'access', label: 'Zugang', href: `${address}&part=access` },
  { id: 'history', label: 'Verlauf', href: `${address}&part=history` },
]

const Figure = ({
  value,
  word,
  isBad = false,
}: {
  readonly value: string
  readonly word: string
  readonly isBad?: boolean
}) => (
  <div className={styles.figure}>
    <dd className={isBad ? styles.badValue : styles.value}>{value}</dd>
    <dt>
      <Text as="span" step="caption" tone="ink2">
        {word}
      </Text>
    </dt>
  </div>
)

const Duties = () => (
  <Stack space={14} as="section">
    <Heading level={3}>Offene Pflichten</Heading>
    <ul className={styles.duties} role="list">
      {duties.map(({ title, date, kind, word, parts, done, words }) => (
        <li key={title} className={styles.duty}>
          <Text as="span" step="ui" isStrong>
            {title}
          </Text>
          <Text as="span" step="ui" tone="ink3" isTabular>
            {date}
          </Text>
          <div className={styles.dutyState}>
            <span className={styles.dutyWord}>
              <StatusChip kind={kind}>{word}</StatusChip>
            </span>
            <ProgressRibbon
              variant="line"
              label={`Fortschritt in ${title}`}
              value={done / parts}
              parts={parts}
              words={words}
            />
          </div>
        </li>
      ))}
    </ul>
  </Stack>
)

const Learning = () => (
  <Stack space={20}>
    <dl className={styles.figures}>
      <Figure value="1" word="überfällig" isBad />
      <Figure value="4" word="offen" />
      <Figure value="31" word="abgeschlossen" />
    </dl>
    <Duties />
    <section className={styles.part}>
      <Heading level={3}>Warum diese Person das sieht</Heading>
      <ol className={styles.chain} role="list">
        {reasons.map(({ id, words }) => (
          <li key={id} className={styles.link}>
            <Text as="span" step="ui">
              {words}
            </Text>
          </li>
        ))}
      </ol>
    </section>
    <section className={styles.part}>
      <Heading level={3}>Zuletzt</Heading>
      <dl className={styles.events}>
        {events.map(({ when, what }) => (
          <div key={when} className={styles.event}>
            <dt>
              <Text as="span" step="small" tone="ink3" isTabular>
                {when}
              </Text>
            </dt>
            <dd>
              <Text as="span" step="ui">
                {what}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  </Stack>
)

/** The person of the open row: what is due, why, and what happened last. */
export function PersonDrawer({ user, onClose }: { readonly user: PictureUser; readonly onClose: () => void }) {
  const { kind, word } = statusOf[user.status]
  return (
    <Drawer
      isOpen
      onClose={onClose}
      number="Nr. 104217"
      title={user.name}
      leading={<Avatar name={user.name} size="lg" />}
      status={
        <>
          <StatusChip kind={kind}>{word}</StatusChip>
          <span>Lernende seit 03.02.2025</span>
        </>
      }
      steps={{ onPrevious: nothing, onNext: nothing }}
      pageHref={address}
      tabs={<TabLinks label={`Teile von ${user.name}`} items={tabs} currentKey="learning" />}
      actions={
        <>
          <Button fullWidth icon={<Icon glyph={Pencil} />}>
            Bearbeiten
          </Button>
          <Button fullWidth icon={<Icon glyph={BookPlus} />}>
            Zuweisen
          </Button>
          <MenuButton
            label="Weitere Aktionen"
            isSquare
            variant="outline"
            placement="bottom end"
            sections={[{ id: 'more', items: [{ id: 'lock', label: 'Sperren', onAction: nothing }] }]}
          >
            <Icon glyph={Ellipsis} />
          </MenuButton>
        </>
      }
    >
      <Learning />
    </Drawer>
  )
}
