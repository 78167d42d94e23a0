import type { ListedMediumFragment } from '@somo/graphql/media-management'
import { Icon, type IconProps } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Captions, TriangleAlert, Users } from 'lucide-react'
import { useIntl } from 'react-intl'
import { MediumStatus } from '../MediumStatus.tsx'
import { columnMessages } from './columnMessages.ts'
import * as styles from './MediaList.css.ts'

export interface MediumStateCellProps {
  readonly medium: ListedMediumFragment
  /** The part of the editor where problems of the content are mended. */
  readonly contentHref: string
}

const glyphs = {
  unusable: TriangleAlert,
  NO_SEATS: Users,
  NO_CAPTIONS: Captions,
} as const satisfies Record<string, IconProps['glyph']>

/** What an author should mend, the most urgent alone. */
const problemOf = ({ draftState, problem }: ListedMediumFragment): keyof typeof glyphs | null =>
  draftState === 'FAILED' ? 'unusable' : problem

/** The state, and below it what is done with the file of the draft or a problem with a link to where it is mended. */
export function MediumStateCell({ medium, contentHref }: MediumStateCellProps) {
  const { formatMessage } = useIntl()
  const problem = problemOf(medium)
  return (
    <>
      <MediumStatus state={medium.state} />
      {medium.draftState === 'PROCESSING' ? (
        <span className={styles.second}>{formatMessage(columnMessages.checking)}</span>
      ) : problem === null ? null : (
        <span className={styles.problem}>
          <Link href={contentHref} variant="plain">
            <span className={styles.problemWords}>
              <Icon glyph={glyphs[problem]} size="chip" />
              {formatMessage(columnMessages[problem])}
            </span>
          </Link>
        </span>
      )}
    </>
  )
}
