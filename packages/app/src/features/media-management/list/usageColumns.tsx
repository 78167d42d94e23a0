import type { ListedMediumFragment } from '@somo/graphql/media-management'
import { Missing, NumberCell, type Column } from '@somo/ui/DataTable'
import type { IntlShape } from 'react-intl'
import { columnMessages } from './columnMessages.ts'
import * as styles from './MediaList.css.ts'

type Row = ListedMediumFragment

/** What contains a medium, the assignments first; empty for nothing. */
const usesOf = ({ usage }: Row, { formatMessage }: IntlShape): readonly string[] =>
  (['assignments', 'paths', 'courses'] as const)
    .filter((kind) => usage[kind] > 0)
    .map((kind) => formatMessage(columnMessages[kind], { count: usage[kind] }))

const unused = ({ usage }: Row, { formatMessage }: IntlShape): string =>
  formatMessage(usage.isInCatalogue ? columnMessages.catalogueOnly : columnMessages.unused)

function UsageCell({ medium, intl }: { readonly medium: Row; readonly intl: IntlShape }) {
  const [first, ...rest] = usesOf(medium, intl)
  if (first === undefined) return <span className={styles.quiet}>{unused(medium, intl)}</span>
  return (
    <>
      {first}
      {rest.length === 0 ? null : (
        <>
          {' '}
          <span className={styles.second}>{rest.join(', ')}</span>
        </>
      )}
    </>
  )
}

/** Where a medium is used, and how many people have started it. */
export const usageColumns = (intl: IntlShape): readonly Column<Row>[] => [
  {
    id: 'usage',
    label: intl.formatMessage(columnMessages.usage),
    width: { initial: 128, grows: false },
    cell: (medium) => <UsageCell medium={medium} intl={intl} />,
    textValue: (medium) => usesOf(medium, intl).join(', ') || unused(medium, intl),
  },
  {
    id: 'learners',
    label: intl.formatMessage(columnMessages.learners),
    align: 'number',
    width: { initial: 96, grows: false },
    cell: ({ learners }) =>
      learners === null ? (
        <Missing reason={intl.formatMessage(columnMessages.inCourses)} />
      ) : (
        <NumberCell value={intl.formatNumber(learners)} tone={learners === 0 ? 'zero' : 'plain'} />
      ),
    textValue: ({ learners }) => (learners === null ? '' : intl.formatNumber(learners)),
  },
]
