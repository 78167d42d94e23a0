import { Heading } from '@somo/ui/Heading'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { iconsOnPhones } from '@somo/ui/iconsOnPhones'
import { ArrowLeft, Check, CloudOff, Eye, RefreshCw } from 'lucide-react'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { header, savedGlyph, saveState, title as titleClass } from './Player.css.ts'
import { playerMessages } from './playerMessages.ts'
import type { SavingState } from './playerTypes.ts'

interface PlayerHeaderProps {
  readonly title: string
  /** The language of the title. */
  readonly lang: string
  readonly saving: SavingState
  readonly isLeaving: boolean
  readonly onLeave: () => void
  readonly headingRef: Ref<HTMLHeadingElement> | null
}

/** The way out, what is learned, and how far it is saved. */
export function PlayerHeader({ title, lang, saving, isLeaving, onLeave, headingRef }: PlayerHeaderProps) {
  const { formatMessage } = useIntl()
  return (
    <header className={header}>
      <div className={iconsOnPhones}>
        <Button variant="plain" icon={<Icon glyph={ArrowLeft} />} isPending={isLeaving} onPress={onLeave}>
          {formatMessage(saving.isReview ? playerMessages.close : playerMessages.leave)}
        </Button>
      </div>
      <div className={titleClass} lang={lang}>
        <Heading level={1} step="h3" isFocusTarget ref={headingRef}>
          {title}
        </Heading>
      </div>
      <SaveState {...saving} />
    </header>
  )
}

function SaveState({ saved, savedAt, isReview }: SavingState) {
  const { formatMessage } = useIntl()
  if (isReview)
    return (
      <span className={saveState}>
        <Icon glyph={Eye} /> {formatMessage(playerMessages.review)}
      </span>
    )
  if (saved === 'OFFLINE')
    return (
      <span className={saveState}>
        <Icon glyph={CloudOff} /> {formatMessage(playerMessages.offline)}
      </span>
    )
  if (saved === 'SAVING')
    return (
      <span className={saveState}>
        <Icon glyph={RefreshCw} /> {formatMessage(playerMessages.saving)}
      </span>
    )
  return (
    <span className={saveState}>
      <Icon glyph={Check} className={savedGlyph} />{' '}
      {savedAt === null
        ? formatMessage(playerMessages.upToDate)
        : formatMessage(playerMessages.saved, { time: savedAt })}
    </span>
  )
}
