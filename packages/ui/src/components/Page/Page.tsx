import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { iconsOnPhones } from '../Button/iconsOnPhones.css.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Page.css.ts'

export const pageLayouts = ['reading', 'list'] as const
export type PageLayout = (typeof pageLayouts)[number]

export interface PageProps {
  /** The page's one first-level title; going to the page puts the focus on it. */
  readonly title: ReactNode
  /** One line above the title: the way back to a list, where a draft lies. */
  readonly eyebrow?: ReactNode
  /** One sentence under the title that says what matters now. */
  readonly lead?: ReactNode
  /** At most one solid button, at the right of the title. */
  readonly actions?: ReactNode
  /** What stands left of the margin line: a date or when something was last opened. Only in the layout `reading`. */
  readonly margin?: ReactNode
  /** A column of 288 px at the right; below 1280 px it follows the content. Only in the layout `reading`. */
  readonly aside?: ReactNode
  /** Below everything, over the whole width: what the margin's line ends above. */
  readonly foot?: ReactNode
  /** `reading` has the margin and its line, `list` the whole width for tables, forms and catalogues. @default 'reading' */
  readonly layout?: PageLayout
  /** `display` for a greeting only. @default 'h1' */
  readonly titleStep?: 'display' | 'h1'
  /** The id of the title, which names the page's content. @default 'page-title' */
  readonly titleId?: string
  readonly children?: ReactNode
}

/** The frame of one screen's content inside the shell's `main`: title, lead, actions, margin, then what the screen is about. */
export const Page = ({
  title,
  eyebrow,
  lead,
  actions,
  margin,
  aside,
  foot,
  layout = 'reading',
  titleStep = 'h1',
  titleId = 'page-title',
  children,
}: PageProps) => {
  const isReading = layout === 'reading'
  const hasAside = isReading && aside !== undefined
  const column = isReading ? styles.textStart : undefined
  return (
    <div
      data-component="Page"
      className={cx(
        styles.page,
        styles[layout],
        isReading && foot !== undefined && styles.withFoot,
        hasAside && styles.withAside,
      )}
    >
      {isReading && margin !== undefined ? (
        <div data-part="margin" className={styles.marginNote}>
          {margin}
        </div>
      ) : null}
      <div className={column}>
        <PageHead
          title={title}
          eyebrow={eyebrow}
          lead={lead}
          actions={actions}
          isReading={isReading}
          titleStep={titleStep}
          titleId={titleId}
        />
      </div>
      {children === undefined ? null : <div className={column}>{children}</div>}
      {hasAside ? (
        <aside data-part="aside" className={styles.asideColumn}>
          {aside}
        </aside>
      ) : null}
      {foot === undefined ? null : (
        <div data-part="foot" className={cx(styles.foot, hasAside && styles.footBelowAside)}>
          {foot}
        </div>
      )}
    </div>
  )
}

type PageHeadProps = Pick<PageProps, 'title' | 'eyebrow' | 'lead' | 'actions'> &
  Required<Pick<PageProps, 'titleStep' | 'titleId'>> & { readonly isReading: boolean }

/** Actions stand beside the title, not beside what is above it. */
const PageHead = ({ title, eyebrow, lead, actions, isReading, titleStep, titleId }: PageHeadProps) => (
  <Inline justify="between" align={eyebrow !== undefined && lead === undefined ? 'end' : 'start'} space={16}>
    <div className={cx(styles.words, !isReading && styles.wordsOfList)}>
      <Stack space={2}>
        {eyebrow === undefined ? null : (
          <div data-part="eyebrow" className={styles.eyebrow}>
            {eyebrow}
          </div>
        )}
        <Heading level={1} step={titleStep} id={titleId} isFocusTarget>
          {title}
        </Heading>
      </Stack>
      {lead === undefined ? null : (
        <div className={isReading ? undefined : styles.quietLead}>
          <Text step="lead" tone="ink2">
            {lead}
          </Text>
        </div>
      )}
    </div>
    {actions === undefined ? null : (
      <div data-part="actions" {...(isReading ? {} : { className: iconsOnPhones })}>
        <Inline space={16}>{actions}</Inline>
      </div>
    )}
  </Inline>
)
