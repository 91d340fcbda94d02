/** Words as they stand in HTML and XML, in texts and in attributes: everything people wrote goes through here. */

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
