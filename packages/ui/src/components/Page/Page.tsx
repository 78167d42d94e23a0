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
  /** Below the lead, as part of the head: what a thing is in short, and the step to take. */
  readonly details?: ReactNode
  /** A cover of 320 px before title, lead and details, for the page about one thing; above the lead below 900 px. */
  readonly figure?: ReactNode
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
  /** `display` for a greeting, and beside a figure. @default 'h1' */
  readonly titleStep?: 'display' | 'h1'
  /** The id of the title, which names the page's content. @default 'page-title' */
  readonly titleId?: string
  /** The content begins with tabs: they stand near the title. */
  readonly hasTabs?: boolean
  readonly children?: ReactNode
}

/** The frame of one screen's content inside the shell's `main`: title, lead, actions, margin, then what the screen is about. */
export const Page = ({
  title,
  eyebrow,
  lead,
  details,
  figure,
  actions,
  margin,
  aside,
  foot,
  layout = 'reading',
  titleStep = 'h1',
  titleId = 'page-title',
  hasTabs = false,
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
        isReading && hasTabs && styles.withTabs,
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
          details={details}
          figure={figure}
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

type PageHeadProps = Pick<PageProps, 'title' | 'eyebrow' | 'lead' | 'details' | 'figure' | 'actions'> &
  Required<Pick<PageProps, 'titleStep' | 'titleId'>> & { readonly isReading: boolean }

/** Actions stand beside the title, not beside what is above it. */
const PageHead = ({ figure, ...props }: PageHeadProps) => {
  const { eyebrow, lead, actions, isReading } = props
  if (figure !== undefined) return <FigureHead figure={figure} {...props} />
  return (
    <Inline justify="between" align={eyebrow !== undefined && lead === undefined ? 'end' : 'start'} space={16}>
      <div className={cx(styles.words, !isReading && styles.wordsOfList)}>
        <Stack space={2}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Title {...props} />
        </Stack>
        {lead === undefined ? null : (
          <div className={isReading ? undefined : styles.quietLead}>
            <Lead>{lead}</Lead>
          </div>
        )}
        {props.details}
      </div>
      {actions === undefined ? null : (
        <div data-part="actions" {...(isReading ? {} : { className: iconsOnPhones })}>
          <Inline space={16}>{actions}</Inline>
        </div>
      )}
    </Inline>
  )
}

/** The way back over the whole width, then the figure with the words beside it. */
const FigureHead = ({ figure, lead, details, ...props }: PageHeadProps) => (
  <div className={styles.figureHead}>
    <div className={styles.figureEyebrow}>
      <Eyebrow>{props.eyebrow}</Eyebrow>
    </div>
    <div className={styles.figureWords}>
      <Title {...props} />
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      {details}
    </div>
    <div className={styles.figure} data-part="figure">
      {figure}
    </div>
  </div>
)

const Eyebrow = ({ children }: { readonly children: ReactNode }) =>
  children === undefined ? null : (
    <div data-part="eyebrow" className={styles.eyebrow}>
      {children}
    </div>
  )

const Title = ({ title, titleStep, titleId }: Pick<PageHeadProps, 'title' | 'titleStep' | 'titleId'>) => (
  <Heading level={1} step={titleStep} id={titleId} isFocusTarget>
    {title}
  </Heading>
)

const Lead = ({ children }: { readonly children: ReactNode }) => (
  <Text step="lead" tone="ink2">
    {children}
  </Text>
)
