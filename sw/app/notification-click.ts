import * as v from 'valibot';

const OwnAddress = v.object({ address: v.pipe(v.string(), v.startsWith('/recipe/')) });

interface Windows {
  matchAll: (options: { type: 'window' }) => Promise<readonly { focus: () => Promise<unknown> }[]>;
  openWindow: (address: string) => Promise<unknown>;
}

/** A tap on the notification of a timer: the window that is open shows it already, else its step is opened. */
export async function answerNotificationClick(
  notification: Pick<Notification, 'close' | 'data'>,
  windows: Windows,
): Promise<void> {
  notification.close();
  const [open] = await windows.matchAll({ type: 'window' });
  if (open) {
    await open.focus();
    return;
  }
  const data = v.safeParse(OwnAddress, notification.data);
  if (data.success) await windows.openWindow(data.output.address);
}
