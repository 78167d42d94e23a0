import { useId, type ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Page } from '../../components/Page/Page.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { cx } from '../../theme/cx.ts'
import { aboveBar, bar as barClass, stack } from '../stickyBar.css.ts'
import * as styles from './SettingsPage.css.ts'

/** One setting of a section. */
export interface SettingRow {
  readonly id: string
  /** The control with its label and description: a field, a switch, a choice. */
  readonly control: ReactNode
  /** What is in force by itself, and who changed it last: "Default: 30 days. Changed by Lukas Brandt on 02.09.2026." */
  readonly origin?: ReactNode
}

export interface SettingsSection {
  /** Unique on the page; part of its address, so that a section can be linked. */
  readonly id: string
  readonly title: string
  readonly description?: ReactNode
  readonly rows: readonly SettingRow[]
}

export interface SettingsPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  /** Names the list of sections: "Sections". */
  readonly indexLabel: string
  /** A SearchField over all settings; the caller leaves out the sections without a hit. */
  readonly search?: ReactNode
  readonly sections: readonly SettingsSection[]
  /** In the place of sections where a search found none: an EmptyState. */
  readonly empty?: ReactNode
  /** An UnsavedBar, always in sight at the bottom. */
  readonly bar?: ReactNode
}

/** All settings of a thing on one page that can be searched: an index at the side, ruled sections beside it. */
export function SettingsPage({ title, lead, actions, indexLabel, search, sections, empty, bar }: SettingsPageProps) {
  const base = useId()
  return (
    <div className={stack} data-template="SettingsPage">
      <Page
        layout="list"
        title={title}
        {...(lead === undefined ? {} : { lead })}
        {...(actions === undefined ? {} : { actions })}
      >
        <div className={cx(styles.columns, bar !== undefined && aboveBar)}>
          <div className={styles.side}>
            {search}
            <nav aria-label={indexLabel} data-part="index">
              <ul className={styles.index} role="list">
                {sections.map(({ id, title: name }) => (
                  <li key={id}>
                    <a className={styles.entry} href={`#${id}`}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div data-part="sections">
            {sections.length === 0
              ? empty
              : sections.map((section) => (
                  <Section key={section.id} section={section} titleId={`${base}-${section.id}`} />
                ))}
          </div>
        </div>
      </Page>
      {bar === undefined ? null : (
        <div className={barClass} data-part="bar">
          {bar}
        </div>
      )}
    </div>
  )
}

const Section = ({ section, titleId }: { readonly section: SettingsSection; readonly titleId: string }) => (
  <section className={styles.section} id={section.id} aria-labelledby={titleId} tabIndex={-1}>
    <div>
      <Heading level={2} id={titleId}>
        {section.title}
      </Heading>
      {section.description === undefined ? null : (
        <Text step="small" tone="ink3">
          {section.description}
        </Text>
      )}
    </div>
    {section.rows.map(({ id, control, origin }) => (
      <div key={id} className={styles.row} data-part="row">
        <div className={styles.control}>{control}</div>
        {origin === undefined ? null : (
          <Text step="small" tone="ink3">
            {origin}
          </Text>
        )}
      </div>
    ))}
  </section>
)
