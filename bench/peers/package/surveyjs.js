/** SurveyJS as its first pages show it: a model and the component of React; its style without a font from elsewhere. */

import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import 'survey-core/survey-core.fontless.css'

const model = new Model(JSON.parse(document.getElementById('questionnaire').textContent))
createRoot(document.getElementById('root')).render(createElement(Survey, { model }))
