import { Fragment, type Ref } from 'react'
import { CategorySwatch } from '../Cover/Cover.tsx'
import { KeyCap } from '../KeyCap/KeyCap.tsx'
import {
  caption,
  detail as detailClass,
  glyph,
  keys,
  label as labelClass,
  list,
  match,
  option,
} from './CommandPalettePanel.css.ts'
import { matchParts } from './matchParts.ts'
import type { CommandPaletteProps, PaletteItem } from './paletteTypes.ts'

interface PaletteResultsProps extends Pick<CommandPaletteProps, 'label' | 'groups' | 'query' | 'status'> {
  readonly base: string
  readonly activeId: string | undefined
  readonly onPoint: (id: string) => void
  readonly onChoose: (item: PaletteItem, isElsewhere: boolean) => void
  readonly ref: Ref<HTMLDivElement>
}

/** The list of the combobox. The focus stays in the field; what is marked is told by `aria-activedescendant`. */
export const PaletteResults = ({
  base,
  label,
  groups,
  query,
  status,
  activeId,
  onPoint,
  onChoose,
  ref,
}: PaletteResultsProps) => (
  <div
    className={list}
    id={`${base}-list`}
    role="listbox"
    aria-label={label}
    aria-busy={status === 'loading' || undefined}
    tabIndex={-1}
    // A browser that translates would tear the parts of the labels from React's hands.
    translate="no"
    ref={ref}
    data-part="list"
  >
    {groups
      .filter(({ items }) => items.length > 0)
      .map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${base}-${group.id}-caption`} data-part="group">
          <div className={caption} id={`${base}-${group.id}-caption`} role="presentation">
            {group.label}
          </div>
          {group.items.map((item) => (
            <Result
              key={item.id}
              id={`${base}-${item.id}`}
              item={item}
              query={query}
              isActive={item.id === activeId}
              onPoint={() => onPoint(item.id)}
              onChoose={(isElsewhere) => onChoose(item, isElsewhere)}
            />
          ))}
        </div>
      ))}
  </div>
)

interface ResultProps {
  readonly id: string
  readonly item: PaletteItem
  readonly query: string
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: (isElsewhere: boolean) => void
}

const Result = ({ id, item, query, isActive, onPoint, onChoose }: ResultProps) => (
  <div
    className={option}
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    data-part="result"
    // The field keeps the focus.
    onMouseDown={(event) => event.preventDefault()}
    // A list that appears under a pointer at rest is no pointing.
    onPointerMove={(event) => {
      if (event.movementX !== 0 || event.movementY !== 0) onPoint()
    }}
    onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
  >
    <span className={glyph} aria-hidden="true">
      {item.category === undefined ? item.icon : <CategorySwatch category={item.category} />}
    </span>
    <span className={labelClass} data-part="label">
      {matchParts(item.label, query).map(({ text, isMatch, start }) =>
        isMatch ? (
          <mark className={match} key={start}>
            {text}
          </mark>
        ) : (
          // No element of its own: some tools that compute names drop a space at the end of one.
          <Fragment key={start}>{text}</Fragment>
        ),
      )}
    </span>{' '}
    {item.detail === undefined ? null : (
      <span className={detailClass} title={item.detail} data-part="detail">
        {item.detail}
      </span>
    )}
    {isActive ? (
      <span className={keys} aria-hidden="true">
        <KeyCap>Enter</KeyCap>
      </span>
    ) : null}
  </div>
)
