import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { Check, Circle, CircleAlert, CircleDot, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { PlayedPackage } from '../../../learning/learningTypes.ts'
import type { Message } from '../../../../platform/locale/message.ts'
import { playerMessages } from '../../playerMessages.ts'
import type { ActivityResult } from './packageResult.ts'
import { resultOf, type LearningUnit, type PackageState } from './packageState.ts'
import { activity as activityClass, list } from './scorm.css.ts'
import { scormMessages } from './scormMessages.ts'
import type { PackageNavigation } from './sequencing.ts'

interface ActivityListProps {
  readonly played: PlayedPackage
  readonly state: PackageState
  readonly current: string | null
  /** What the rules of the package allow; null where everything may be chosen. */
  readonly navigation: PackageNavigation | null
  readonly onChoose: (unit: LearningUnit) => void
}

/** The activities of a package that has several, in its order. */
export function ActivityList({ played, state, current, navigation, onChoose }: ActivityListProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <Heading level={3} step="h3" id={titleId}>
        {formatMessage(scormMessages.activities)}
      </Heading>
      <ol className={list}>
        {played.activities.map((each) => {
          const { address } = each
          const isOpen = navigation === null || each.id === current || navigation.choices.includes(each.id)
          return (
            <li key={each.id}>
              {address === null || !isOpen ? (
                <div className={activityClass}>
                  {address === null ? <span /> : <ActivityState {...resultOf(state, each, played.standard)} />}
                  {each.title}
                </div>
              ) : (
                <button
                  type="button"
                  className={activityClass}
                  onClick={() => onChoose({ ...each, address })}
                  {...(each.id === current ? { 'aria-current': 'step' as const } : {})}
                >
                  <ActivityState {...resultOf(state, each, played.standard)} />
                  {each.title}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function ActivityState(result: ActivityResult) {
  const { formatMessage } = useIntl()
  const [glyph, word] = stateOf(result)
  return (
    <span>
      <Icon glyph={glyph} />
      <span className={visuallyHidden}>{formatMessage(word)}</span>
    </span>
  )
}

function stateOf({ completion, success }: ActivityResult): readonly [LucideIcon, Message] {
  if (success === 'FAILED') return [CircleAlert, playerMessages.partFailed]
  if (completion === 'COMPLETE') return [Check, playerMessages.partComplete]
  return [completion === 'INCOMPLETE' ? CircleDot : Circle, playerMessages.partOpen]
}
