import { useEffect, useState } from 'react'

/**
 * What has the focus when something opens. An entry of a menu goes with its menu, in the very frame in which what it opens is
 * drawn: what opened the menu stays.
 */
function findOpener(): Element | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role="menu"][id]')
  return (
    (menu === null || menu === undefined ? null : document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`)) ??
    focused
  )
}

/**
 * Stands inside what opens over the page and gives the focus back to what had it before. React Aria does so in the frame
 * after the closing: until then nobody has it, for as long as the page is worked on that was inert, and a key that comes
 * meanwhile begins at the page's top (WCAG 2.4.3). In that frame the page can still be inert, where no press caused the
 * closing but an answer that was sent first, and takes no focus at all (adobe/react-spectrum#10610).
 */
export function FocusReturn() {
  const [opener] = useState(findOpener)
  useEffect(
    function giveBack() {
      const give = (): void => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
          opener.focus()
      }
      return () => {
        // What stands around this is tidied up before it, and as a rule the page takes the focus by now.
        give()
        // React Aria's own frame comes before this one, and all that belongs to the closing is done by then.
        requestAnimationFrame(give)
      }
    },
    [opener],
  )
  return null
}
