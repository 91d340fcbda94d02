/** A voice process for tests of its host: does as the text of the order says. */

const memory: string[] = [];

process.on('message', ({ id, order }: { id: number; order: { text?: string } }) => {
  const text = order.text ?? '';
  memory.push(text);
  if (text === 'die') process.exit(1);
  if (text === 'hang') return;
  if (text === 'refuse') process.send!({ id, error: 'No voice for that.', isRefusal: true });
  else if (text === 'break') process.send!({ id, error: 'stack of the inside', isRefusal: false });
  else setTimeout(() => process.send!({ id, output: { engine: memory.join(','), pid: process.pid } }), 30);
});

process.on('disconnect', () => process.exit(0));
