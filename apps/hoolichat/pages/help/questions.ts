export const QUESTIONS = [
  {
    question: 'What do the ticks mean?',
    answer:
      'A clock: on its way. One tick: sent. Two ticks: it reached everybody it was meant for. Two blue ticks: everybody has read it. “Message info” in the menu of a message tells who and when.',
  },
  {
    question: 'How do I answer one particular message?',
    answer:
      'Choose Reply in its menu, or double-click beside it. The answer carries a quote; clicking the quote leads back to what it answers.',
  },
  {
    question: 'Can I change or take back what I sent?',
    answer:
      'Texts can be edited for 15 minutes. “Delete for everyone” works for two days and leaves a note that something was deleted; “Delete for me” always works and touches nobody else.',
  },
  {
    question: 'How do polls work?',
    answer:
      'Attach a poll with up to twelve answers. Everybody in the chat votes by clicking, and may change their vote. “View votes” tells who chose what.',
  },
  {
    question: 'What happens to archived and muted chats?',
    answer:
      'An archived chat leaves the list and comes back with the next message, unless you keep chats archived in settings. A muted chat stays where it is and keeps quiet; mentions still reach you.',
  },
  {
    question: 'Who may do what in a group?',
    answer:
      'Admins add and remove people, make others admins, and decide who may send and who may change name and description. Anybody can leave.',
  },
  {
    question: 'How do I find something that was said?',
    answer:
      'The search above the chats looks through everything; from:pam, in:"the group", before:2026-03-01 and "exact words" narrow it down. The magnifier in a chat searches that chat alone.',
  },
] as const;
