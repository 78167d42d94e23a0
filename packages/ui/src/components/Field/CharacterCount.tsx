import { useEffect, useState } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { count } from './field.css.ts'

export interface CharacterCountProps {
  /** Describes the control. */
  readonly id: string
  readonly value: string
  readonly maxLength: number
}

/** How long somebody pauses before the count is said, in ms: longer than between two letters. */
const pause = 1000

/** From this share of the length on the count is said, not only shown. */
const nearShare = 0.9

/** How many characters are left, or too many. Counted by code points, as the database does. */
export function CharacterCount({ id, value, maxLength }: CharacterCountProps) {
  const words = useLightWords()?.fields
  const locale = useUiLocale()
  const left = maxLength - Array.from(value).length
  const text = left < 0 ? words?.charactersOver(-left) : words?.charactersLeft(left)
  const isNear = left <= maxLength * (1 - nearShare)
  return (
    <span className={count} data-part="count" {...(left < 0 ? { 'data-over': '' } : {})}>
      <span id={id}>{text ?? new Intl.NumberFormat(locale).format(left)}</span>
      <Announcement text={isNear ? (text ?? '') : ''} value={value} />
    </span>
  )
}

/** Says the text once the typing rests; what stands in the field at first is not said. */
function Announcement({ text, value }: { readonly text: string; readonly value: string }) {
  const [first] = useState(value)
  const [announcement, setAnnouncement] = useState('')
  const due = value === first ? '' : text
  useEffect(
    function sayWhenTypingRests() {
      const timer = setTimeout(() => setAnnouncement(due), pause)
      return () => clearTimeout(timer)
    },
    [due],
  )
  return (
    <span className={visuallyHidden} role="status">
      {announcement}
    </span>
  )
}
