/** Smart Forms as its pages for developers show it: the form is built, then rendered. */

import {
  BaseRenderer,
  RendererThemeProvider,
  useBuildForm,
  useRendererQueryClient,
} from '@aehrc/smart-forms-renderer'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const questionnaire = JSON.parse(document.getElementById('questionnaire').textContent)

function Form() {
  const client = useRendererQueryClient()
  const isBuilding = useBuildForm({ questionnaire })
  if (isBuilding) return null
  return createElement(
    RendererThemeProvider,
    null,
    createElement(QueryClientProvider, { client }, createElement(BaseRenderer)),
  )
}

createRoot(document.getElementById('root')).render(createElement(Form))
