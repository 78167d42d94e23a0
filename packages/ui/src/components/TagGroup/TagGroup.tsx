import { X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { isRtlAt, rovingStep } from '../Toolbar/rovingStep.ts'
import { list, remove, tag, value, words as wordsClass } from './TagGroup.css.ts'

export interface TagItem {
  /** Unique in the group. */
  readonly id: string
  /** What it is: "Learners". */
  readonly label: string
  /** Of what, before it in a lighter weight: "Role". */
  readonly attribute?: string
}

export interface TagGroupProps {
  /** Names the group: "Units of this person". */
  readonly label: string
  readonly items: readonly TagItem[]
  /** Gives each tag a button that takes it away; without it they are only read. */
  readonly onRemove?: (id: string) => void
  readonly ref?: Ref<HTMLUListElement>
}

const nameOf = ({ attribute, label }: TagItem): string => (attribute === undefined ? label : `${attribute} ${label}`)

/**
 * Several small things that were given to something and can be taken away: filters in force, units, keywords. To add
 * some by typing use TokenInput; to switch some on and off CheckboxGroup.
 */
export function TagGroup({ label, items, onRemove, ref }: TagGroupProps) {
  if (onRemove !== undefined) {
    return (
      <AriaSurroundings>
        <Removable label={label} items={items} onRemove={onRemove} ref={ref} />
      </AriaSurroundings>
    )
  }
  return (
    <ul className={list} role="list" aria-label={label} data-component="TagGroup" ref={ref}>
      {items.map((item) => (
        <li key={item.id} className={tag} data-part="tag">
          <TagWords item={item} />
        </li>
      ))}
    </ul>
  )
}

const TagWords = ({ item }: { readonly item: TagItem }) => (
  <span className={wordsClass} data-part="words">
    {item.attribute === undefined ? null : `${item.attribute} `}
    <span className={item.attribute === undefined ? undefined : value}>{item.label}</span>
  </span>
)

type RemovableProps = Required<Pick<TagGroupProps, 'label' | 'items' | 'onRemove'>> & {
  readonly ref: TagGroupProps['ref']
}

/** One tab stop; arrows go from tag to tag, Delete and Backspace take the one in focus away. */
function Removable({ label, items, onRemove, ref }: RemovableProps) {
  const { navigation: words } = useWords()
  const own = useRef<HTMLUListElement | null>(null)
  const [stopKey, setStopKey] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const stop = items.some(({ id }) => id === stopKey) ? stopKey : items[0]?.id
  const buttons = (): readonly HTMLElement[] => [
    ...(own.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? []),
  ]

  const take = (index: number): void => {
    const item = items[index]
    if (item === undefined) return
    setNews(words.removed(nameOf(item)))
    // The neighbour takes the focus before the tag goes; the last one leaves it to the group.
    const next = buttons()[index + 1] ?? buttons()[index - 1] ?? own.current
    next?.focus()
    onRemove(item.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const all = buttons()
    const index = all.findIndex((element) => element === document.activeElement)
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const next = rovingStep({
      key: event.key,
      index,
      count: all.length,
      isRtl: isRtlAt(event.currentTarget),
      wraps: false,
    })
    if (next === null && event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    if (next === null) take(index)
    else all[next]?.focus()
  }
  return (
    <>
      <ul
        className={list}
        role="list"
        aria-label={label}
        tabIndex={-1}
        data-component="TagGroup"
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
          return undefined
        }}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <li key={item.id} className={tag} data-part="tag" data-removable="">
            <TagWords item={item} />
            <RemoveButton
              name={nameOf(item)}
              isStop={item.id === stop}
              onPress={() => take(index)}
              onReach={() => setStopKey(item.id)}
            />
          </li>
        ))}
      </ul>
      <span className={visuallyHidden} role="status">
        {news}
      </span>
    </>
  )
}

interface RemoveButtonProps {
  readonly name: string
  readonly isStop: boolean
  readonly onPress: () => void
  readonly onReach: () => void
}

function RemoveButton({ name, isStop, onPress, onReach }: RemoveButtonProps) {
  const { navigation: words } = useWords()
  return (
    <button
      type="button"
      className={remove}
      aria-label={words.remove(name)}
      title={words.remove(name)}
      tabIndex={isStop ? 0 : -1}
      data-part="remove"
      onClick={onPress}
      onFocus={onReach}
    >
      <Icon glyph={X} size="chip" />
    </button>
  )
}
