import type { MouseEvent } from 'react'
import { useNavigate } from '../SomoProvider/SomoProvider.tsx'

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Goes where a clicked anchor leads, inside the app. The browser keeps what is its own: new tabs and windows (modified
 * clicks, a target), downloads, other origins, and jumps within the page. For handlers that serve many anchors.
 */
export function followAnchor(event: MouseEvent, anchor: HTMLAnchorElement, navigate: (href: string) => void): void {
  const isOwn = anchor.origin === window.location.origin && !anchor.hasAttribute('download')
  const isHere = anchor.target === '' || anchor.target === '_self'
  const isJump = anchor.getAttribute('href')?.startsWith('#') === true
  if (event.defaultPrevented || !isPlainClick(event) || !isOwn || !isHere || isJump) return
  event.preventDefault()
  navigate(anchor.pathname + anchor.search + anchor.hash)
}

/** A click handler that follows an anchor inside the app, as `followAnchor` does. */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => followAnchor(event, event.currentTarget, navigate)
}
