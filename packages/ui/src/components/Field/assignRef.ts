import type { Ref } from 'react'

/** Hands an element on to the ref a component was given, from within a ref of its own; returns what React is to do later. */
export function assignRef<Element>(ref: Ref<Element> | undefined, node: Element | null): void | (() => void) {
  if (typeof ref === 'function') return ref(node)
  if (ref !== undefined && ref !== null) ref.current = node
  return undefined
}
