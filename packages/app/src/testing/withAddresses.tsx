import { SomoProvider, useUiLocale } from '@somo/ui/SomoProvider'
import type { Decorator } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

/** Stands for every page beside the story's own. */
export const elsewhere = '/elsewhere'

function Addresses({ children }: { readonly children: ReactNode }) {
  const locale = useUiLocale()
  const [router] = useState(() =>
    createMemoryRouter([
      { path: '/', element: children },
      { path: elsewhere, element: <p>Another page</p> },
    ]),
  )
  return (
    <SomoProvider locale={locale} navigate={(href) => void router.navigate(href)}>
      <RouterProvider router={router} />
    </SomoProvider>
  )
}

/** Puts a story into a small app of two addresses, so that its page can be left. */
export const withAddresses: Decorator = (Story) => (
  <Addresses>
    <Story />
  </Addresses>
)
