import { useEffect, useRef, useState } from 'react'
import { useWords } from '../SomoProvider/useWords.ts'
import { findNode, isSamePlace, keepPlace, placesFor, reorder, stepFrom, type Place } from './order.ts'
import type { SortableItem } from './sortableTypes.ts'

/** What is being moved, and where it would come to stand. */
export interface Moving {
  readonly id: string
  readonly label: string
  readonly place: Place
  /** By keys the row itself goes from place to place; by a pointer a line shows where it would go. */
  readonly by: 'keys' | 'pointer'
}

/** What the list can do with its order. */
export interface Order {
  /** The list as it is drawn: with what keys are moving already in its new place. */
  readonly drawn: readonly SortableItem[]
  readonly moving: Moving | null
  /** What has just happened, in words, for assistive technology. */
  readonly announcement: string
  readonly pickUp: (item: SortableItem, by: Moving['by']) => void
  readonly moveTo: (place: Place) => void
  /** An arrow key, Home or End. Whether it meant anything. */
  readonly step: (key: string) => boolean
  readonly drop: () => void
  readonly cancel: () => void
  /** At once, from the menu. */
  readonly place: (item: SortableItem, place: Place) => void
}

/** One move at a time over a list that may change meanwhile: the list given is always the truth, a move only a wish upon it. */
export function useOrder(items: readonly SortableItem[], onReorder: (items: readonly SortableItem[]) => void): Order {
  const words = useWords().table.tools
  const [announcement, say] = useState('')
  const [wish, setWish] = useState<Moving | null>(null)
  const validPlace = wish === null ? null : keepPlace(items, wish.id, wish.place)
  const moving = wish === null || validPlace === null ? null : { ...wish, place: validPlace }
  const preview = moving === null ? items : reorder(items, [moving.id], moving.place)

  const where = (list: readonly SortableItem[], id: string, label: string): string => {
    const found = findNode(list, id)
    if (found === null) return label
    const section = list.find((item) => item.id === found.parentId)
    return section === undefined
      ? words.place(label, found.index + 1, found.count)
      : words.placeIn(label, found.index + 1, found.count, section.label)
  }
  const commit = (list: readonly SortableItem[], id: string, label: string): void => {
    say(words.dropped(where(list, id, label)))
    if (list !== items) onReorder(list)
  }
  const moveTo = (place: Place): void => {
    if (moving === null || isSamePlace(place, moving.place)) return
    setWish({ ...moving, place })
    say(where(reorder(items, [moving.id], place), moving.id, moving.label))
  }
  useLeaveWhenGone(wish !== null && validPlace === null, () => {
    say(words.itemGone(wish?.label ?? ''))
    setWish(null)
  })
  return {
    drawn: moving?.by === 'keys' ? preview : items,
    moving,
    announcement,
    moveTo,
    pickUp({ id, label }, by) {
      const found = findNode(items, id)
      if (found === null) return
      setWish({ id, label, by, place: { parentId: found.parentId, index: found.index } })
      say(words.pickedUp(label, found.index + 1, found.count))
    },
    step(key) {
      if (moving === null) return false
      const next = stepFrom(placesFor(items, moving.id), moving.place, key)
      if (next !== null) moveTo(next)
      return next !== null || key.startsWith('Arrow')
    },
    drop() {
      if (moving === null) return
      setWish(null)
      commit(preview, moving.id, moving.label)
    },
    cancel() {
      if (moving === null) return
      setWish(null)
      say(words.moveCancelled(where(items, moving.id, moving.label)))
    },
    place({ id, label }, place) {
      commit(reorder(items, [id], place), id, label)
    },
  }
}

/** Somebody else took away what is being moved. */
function useLeaveWhenGone(isGone: boolean, leave: () => void): void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(
    function leaveOnce() {
      if (isGone) latest.current()
    },
    [isGone],
  )
}
