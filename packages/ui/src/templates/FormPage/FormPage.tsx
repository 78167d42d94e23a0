import type { ReactNode } from 'react'
import { Page } from '../../components/Page/Page.tsx'
import { cx } from '../../theme/cx.ts'
import { aboveBar, bar as barClass, stack } from '../stickyBar.css.ts'
import {
  below,
  content,
  form,
  formAlone,
  formWide,
  page,
  preview as previewClass,
  tabs as tabsClass,
} from './FormPage.css.ts'

export interface FormPageProps {
  readonly title: string
  /** One line above the title: where the draft lies, what is live. */
  readonly eyebrow?: ReactNode
  /** Save and its companions, at the right of the title; none of them while `bar` shows. */
  readonly actions?: ReactNode
  /** Tabs over parts of the form, each with the number of its errors. */
  readonly tabs?: ReactNode
  /** An ErrorSummary after a save that failed. */
  readonly summary?: ReactNode
  /** A Form. */
  readonly children: ReactNode
  /** What the form leads to, beside it from 1280 px on, below it otherwise. */
  readonly preview?: ReactNode
  /** Without a preview: the content takes the whole width, such as a table in one of the tabs. @default false */
  readonly isWide?: boolean
  /** It is opened from a list at the same address, whose edges it keeps. @default false */
  readonly isOfList?: boolean
  /** An UnsavedBar, always in sight at the bottom. */
  readonly bar?: ReactNode
}

/** The page on which one thing is made or changed: its form in one column, and beside it what becomes of it. */
export const FormPage = ({
  title,
  eyebrow,
  actions,
  tabs,
  summary,
  children,
  preview,
  isWide = false,
  isOfList = false,
  bar,
}: FormPageProps) => (
  <div className={stack} data-template="FormPage">
    <div className={isOfList ? undefined : page}>
      <Page
        layout="list"
        title={title}
        {...(eyebrow === undefined ? {} : { eyebrow })}
        {...(actions === undefined ? {} : { actions })}
      >
        {tabs === undefined ? null : (
          <div className={tabsClass} data-part="tabs">
            {tabs}
          </div>
        )}
        {summary === undefined ? null : (
          <div className={cx(tabs !== undefined && below)} data-part="summary">
            {summary}
          </div>
        )}
        <div
          className={cx(content, bar !== undefined && aboveBar, (tabs !== undefined || summary !== undefined) && below)}
        >
          <div className={preview !== undefined ? form : isWide ? formWide : formAlone} data-part="form">
            {children}
          </div>
          {preview === undefined ? null : (
            <div className={previewClass} data-part="preview">
              {preview}
            </div>
          )}
        </div>
      </Page>
    </div>
    {bar === undefined ? null : (
      <div className={barClass} data-part="bar">
        {bar}
      </div>
    )}
  </div>
)
