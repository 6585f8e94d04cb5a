/** 'Healthy Life Assistant': the topic chat. */

import { chatTexts } from '../../locales/chat.ts'
import { ChatScreen } from './chat-screen.tsx'

/** /assistant, for anyone. */
export function AssistantPage() {
  const texts = chatTexts
  return (
    <ChatScreen kind="assistant" heading={texts.assistantHeading} intro={texts.assistantIntro} />
  )
}
