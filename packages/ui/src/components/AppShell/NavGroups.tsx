import { useId } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { useFollow } from '../Link/useFollow.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import type { NavGroup, NavItem } from './appShellTypes.ts'
import { caption, count, entry, entryIcon, entryLabel, group as groupClass, list } from './NavGroups.css.ts'

interface NavGroupsProps {
  readonly groups: readonly NavGroup[]
  /** An entry was followed inside the app. */
  readonly onFollow?: () => void
}

/** The whole menu: groups with captions, the current entry as an index tab. */
export function NavGroups({ groups, onFollow }: NavGroupsProps) {
  const base = useId()
  return groups.map((group) => {
    const captionId = `${base}-${group.id}`
    return (
      <div className={groupClass} key={group.id} data-part="group">
        {group.label === null ? null : (
          <p className={caption} id={captionId}>
            {group.label}
          </p>
        )}
        <ul className={list} aria-labelledby={group.label === null ? undefined : captionId}>
          {group.items.map((item) => (
            <li key={item.id}>
              <Entry item={item} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

function Entry({ item, onFollow }: { readonly item: NavItem; readonly onFollow: (() => void) | undefined }) {
  const follow = useFollow()
  const newTab = useUiText('opensInNewTab')
  const waiting = item.count ?? 0
  return (
    <a
      className={entry}
      href={item.href}
      {...(item.isExternal === true ? { target: '_blank', rel: 'noreferrer' } : {})}
      aria-current={item.isCurrent ? 'page' : undefined}
      data-part="entry"
      onClick={(event) => {
        follow(event)
        if (event.defaultPrevented) onFollow?.()
      }}
    >
      <span className={entryIcon} aria-hidden="true">
        {item.icon}
      </span>
      <span className={entryLabel}>
        {item.label}
        {item.isExternal === true ? <span className={visuallyHidden}> {newTab}</span> : null}
      </span>
      {waiting === 0 ? null : (
        <span className={count} data-part="count">
          <span aria-hidden="true">{waiting}</span>
          <span className={visuallyHidden}> {item.countLabel ?? waiting}</span>
        </span>
      )}
    </a>
  )
}
