import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Tally } from '../../components/Tally/Tally.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { cx } from '../../theme/cx.ts'
import type { DashboardWords } from './dashboardWords.ts'
import * as styles from './pictures.css.ts'

/** Six weeks from Monday 26 October 2026, as days of their month. */
const weeks = [
  [26, 27, 28, 29, 30, 31, 1],
  [2, 3, 4, 5, 6, 7, 8],
  [9, 10, 11, 12, 13, 14, 15],
  [16, 17, 18, 19, 20, 21, 22],
  [23, 24, 25, 26, 27, 28, 29],
  [30, 1, 2, 3, 4, 5, 6],
] as const

const Month = ({ words }: { readonly words: DashboardWords }) => (
  <table className={styles.month} aria-label={words.month}>
    <thead>
      <tr>
        {words.weekdays.map((name) => (
          <th key={name} scope="col" className={styles.weekday}>
            <Text as="span" step="caption" tone="ink3">
              {name}
            </Text>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week, row) => (
        <tr key={week.join()}>
          {week.map((day) => {
            const isOther = (row === 0 && day > 7) || (row === 5 && day < 7)
            const isLate = row === 3 && day === 20
            const isDue = isLate || (row === 4 && day === 26) || (row === 5 && day === 30)
            return (
              <td key={day} className={cx(styles.day, isOther && styles.otherDay)}>
                {row === 4 && day === 24 ? (
                  <span className={styles.today} aria-current="date">
                    {day}
                  </span>
                ) : (
                  day
                )}
                {isDue ? <span className={cx(styles.mark, isLate && styles.lateMark)} /> : null}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)

/** The right column of the overview: the week's tally, the month, news and the next badge. */
export const DashboardAside = ({ words, confirm }: { readonly words: DashboardWords; readonly confirm: ReactNode }) => (
  <Stack space={36}>
    <Stack space={12} as="section">
      <Heading level={2} step="h3">
        {words.week}
      </Heading>
      <Tally count={8}>
        <span className={styles.strong}>{words.done}</span>
      </Tally>
      <Text step="note" tone="ink3">
        {words.praise}
      </Text>
    </Stack>
    <section className={cx(styles.ruled, styles.onlyWideGrid)}>
      <Inline justify="between" align="baseline">
        <Heading level={2} step="h3">
          {words.month}
        </Heading>
        <Link href="/my-profile" variant="action">
          {words.calendar}
        </Link>
      </Inline>
      <Month words={words} />
    </section>
    <section className={styles.ruled}>
      <Heading level={2} step="h3">
        {words.news}
      </Heading>
      {words.newsItems.map(({ id, title, about, action }) => (
        <div key={id} className={styles.newsItem}>
          <p className={styles.newsTitle}>{title}</p>
          <Text step="caption" tone="ink3">
            {about}
          </Text>
          {action === undefined ? null : (
            <div className={styles.newsAction}>
              <Button size="sm" icon={confirm}>
                {action}
              </Button>
            </div>
          )}
        </div>
      ))}
    </section>
    <section className={styles.ruled}>
      <Stack space={2}>
        <Text as="span" step="caption" tone="ink3">
          {words.badge}
        </Text>
        <Heading level={2} step="h3">
          {words.badgeName}
        </Heading>
      </Stack>
      <Tally count={7} goal={10}>
        {words.badgeProgress}
      </Tally>
    </section>
  </Stack>
)
