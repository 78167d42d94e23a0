import type { ReactNode } from 'react'
import { Page } from '../../components/Page/Page.tsx'
import { Wizard } from '../../components/Wizard/Wizard.tsx'
import type { WizardProps } from '../../components/Wizard/wizardTypes.ts'
import { cx } from '../../theme/cx.ts'
import { aside as asideClass, columns, notice as noticeClass, withAside } from './WizardPage.css.ts'

export interface WizardPageProps extends Omit<WizardProps, 'label' | 'level' | 'ref'> {
  /** What is done here: "Import people". */
  readonly title: string
  /** Names the steps: "Steps of the import". */
  readonly stepsLabel: string
  /** One line above the title: the way back to the list it began in. */
  readonly eyebrow?: ReactNode
  /** One sentence that says what matters now. */
  readonly lead?: ReactNode
  /** What can be done in any step, such as a report; the ways on and back stand below the step. */
  readonly actions?: ReactNode
  /** A Notice above the steps: a draft that was taken up again, a run that failed. */
  readonly notice?: ReactNode
  /** What stays in sight in every step, at the right from 1280 px on, after the step otherwise. */
  readonly aside?: ReactNode
  /** Names what stays in sight: "Chosen so far". @default the title */
  readonly asideLabel?: string
}

/** The page of work that is done rarely and in order: named steps, one at a time, nothing in force before the last. */
export const WizardPage = ({
  title,
  stepsLabel,
  eyebrow,
  lead,
  actions,
  notice,
  aside,
  asideLabel = title,
  ...wizard
}: WizardPageProps) => (
  <div data-template="WizardPage">
    <Page
      layout="list"
      title={title}
      {...(eyebrow === undefined ? {} : { eyebrow })}
      {...(lead === undefined ? {} : { lead })}
      {...(actions === undefined ? {} : { actions })}
    >
      {notice === undefined ? null : (
        <div className={noticeClass} data-part="notice">
          {notice}
        </div>
      )}
      <div className={cx(columns, aside !== undefined && withAside)}>
        <Wizard {...wizard} label={stepsLabel} />
        {aside === undefined ? null : (
          <aside className={asideClass} aria-label={asideLabel} data-part="aside">
            {aside}
          </aside>
        )}
      </div>
    </Page>
  </div>
)
