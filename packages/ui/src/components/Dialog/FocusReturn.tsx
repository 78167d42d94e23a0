import { useEffect, useState } from 'react'

/**
 * What has the focus when something opens. An entry of a menu goes with its menu, in the very frame in which what it opens is
 * drawn: what opened the menu stays.
 */
function findOpener(): Element | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role="menu"][id]')
  return (menu === null || menu === undefined ? null : document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`)) ?? focused
}

/**
 * Stands inside what opens over the page and gives the focus back to what had it before, where React Aria could not: it
 * tries in the frame after the closing, and while a closing that no press caused (an answer that was sent first) is still
 * being tidied up, the page is inert in that frame and takes no focus (adobe/react-spectrum#10610). Then nobody has it, and
 * the keyboard begins at the page's top (WCAG 2.4.3).
 */
export function FocusReturn() {
  const [opener] = useState(findOpener)
  useEffect(
    function giveBackWhatNobodyTook() {
      return () => {
        // React Aria's own frame comes before this one, and all that belongs to the closing is done by then.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected) opener.focus()
        })
      }
    },
    [opener],
  )
  return null
}
