import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'

/** What a row's loader gives: the code of the row's screen, or of the gate in its place. */
export interface RouteLoad {
  readonly Screen: ComponentType
}

/** Draws what the loader gave. */
export function RouteScreen() {
  const { Screen } = useLoaderData<RouteLoad>()
  return <Screen />
}
