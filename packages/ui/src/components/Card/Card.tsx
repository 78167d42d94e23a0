import { Children, memo, useId, type MouseEvent, type ReactNode, type Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { button } from '../Button/buttonClass.ts'
import { useFollow } from '../Link/useFollow.ts'
import {
  action as actionClass,
  card,
  cover as coverClass,
  fact,
  foot,
  link,
  meta,
  select as selectClass,
  title as titleClass,
} from './Card.css.ts'

/** What a card offers at its foot: a way to go, or something done here. */
export type CardActionProps =
  | { readonly actionLabel?: undefined; readonly actionHref?: never; readonly onAction?: never }
  | { readonly actionLabel: string; readonly actionHref: string; readonly onAction?: never }
  | {
      readonly actionLabel: string
      /** Called with the card's id; the same function for all cards, so that none is drawn anew. */
      readonly onAction: (id: string) => void
      readonly actionHref?: never
    }

export type CardProps = CardActionProps & {
  /** Unique in the grid; handed to `onAction`. */
  readonly id: string
  /** Two lines have their place; longer ones wrap. */
  readonly title: string
  /** Where the whole card leads. */
  readonly href: string
  /** Level of the heading in its page. @default 3 */
  readonly level?: 2 | 3 | 4
  /** A Cover in the shape `card`; decorative. */
  readonly cover: ReactNode
  /** Kind, length, rating: up to three short facts on one line; elements among them with a key. */
  readonly facts?: readonly ReactNode[]
  /** Where the person stands with it: a StatusChip or a few words. */
  readonly state?: ReactNode
  /** On the cover, in a grid whose cards are changed together: a Checkbox with a hidden label. */
  readonly select?: ReactNode
  /** @default false */
  readonly isSelected?: boolean
  readonly ref?: Ref<HTMLLIElement>
}

/**
 * One course of a CardGrid, as light as its markup, because hundreds may stand on a page. The title is the link, the
 * whole card its target; the action stays a target of its own.
 */
export const Card = memo(function Card({
  id,
  title,
  href,
  level = 3,
  cover,
  facts,
  state,
  select,
  isSelected = false,
  ref,
  ...rest
}: CardProps) {
  const titleId = useId()
  const follow = useFollow()
  const Title = `h${level}` as const
  const hasFoot = state !== undefined || rest.actionLabel !== undefined
  return (
    <li className={card} data-component="Card" ref={ref} {...(isSelected && { 'data-selected': '' })}>
      <Title className={titleClass}>
        <a className={link} id={titleId} href={href} data-part="title" onClick={follow}>
          {title}
        </a>
      </Title>
      <span className={coverClass} data-part="cover" aria-hidden="true">
        {cover}
      </span>
      {select === undefined ? null : (
        <span className={selectClass} data-part="select">
          {select}
        </span>
      )}
      {facts === undefined ? null : (
        <div className={meta} data-part="facts">
          {Children.map(facts, (each) => (
            <span className={fact}>{each}</span>
          ))}
        </div>
      )}
      {hasFoot ? (
        <div className={foot} data-part="foot">
          <span data-part="state">{state}</span>
          {drawAction({ id, titleId, follow, ...rest })}
        </div>
      ) : null}
    </li>
  )
})

interface CardActionPlace {
  readonly id: string
  readonly titleId: string
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void
}

const actionLook = cx(button({ look: 'outlineNeutral', size: 'sm' }), actionClass)

/** Described by the title, so that ten times "Start" are ten different things. No component: it would be one more for each card. */
function drawAction({
  id,
  titleId,
  follow,
  actionLabel,
  actionHref,
  onAction,
}: CardActionProps & CardActionPlace): ReactNode {
  if (actionLabel === undefined) return null
  return actionHref === undefined ? (
    <button
      className={actionLook}
      type="button"
      data-part="action"
      aria-describedby={titleId}
      onClick={() => onAction(id)}
    >
      {actionLabel}
    </button>
  ) : (
    <a className={actionLook} data-part="action" aria-describedby={titleId} href={actionHref} onClick={follow}>
      {actionLabel}
    </a>
  )
}
