/** 'AI-Driven Advice': the chat that knows the person's scores. */

import { chatTexts } from '../../locales/chat.ts'
import { ChatScreen } from './chat-screen.tsx'

/** /advice, for members and guests. */
export function AdviceChatPage() {
  const texts = chatTexts
  return <ChatScreen kind="advice" heading={texts.adviceHeading} intro={texts.adviceIntro} />
}
