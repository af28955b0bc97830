//! Keys and pointers become [`BoardAct`]s.

use leptos::{
    html,
    prelude::*,
    wasm_bindgen::JsCast,
    web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent},
};
use vato_rules::fanorona::Point;

use super::{BoardAct, BoardState, drawing::UNIT};
use crate::keys::BoardKey;

/// The events that a board hears.
pub(super) const EVENTS: &[&str] = &[
    "click",
    "keydown",
    "focusin",
    "pointerover",
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
];

/// Pixels of movement that make a press a drag.
const DRAG_THRESHOLD: i32 = 3;

/// The way from the page's events to a board's acts. Freely copied: all it
/// holds are handles.
#[derive(Clone, Copy)]
pub(super) struct Input {
    state: Signal<BoardState>,
    surface: NodeRef<html::Div>,
    on_act: Callback<BoardAct>,
    /// The point where Tab enters the board.
    entry: RwSignal<Option<Point>>,
    /// The point looked at last, so that each is told only once.
    looked: StoredValue<Option<Point>>,
    press: StoredValue<Press>,
    /// What is seen of a drag.
    hand: StoredValue<Option<Hand>, LocalStorage>,
}

/// A dragged stone. SVG paints in the order of its elements, so a copy at the
/// end follows the pointer above all others, and the stone is hidden meanwhile.
struct Hand {
    copy: Element,
    /// The part of the copy that moves.
    moving: HtmlElement,
    hidden: HtmlElement,
}

/// A pointer that is down.
#[derive(Clone, Copy, Default)]
enum Press {
    #[default]
    None,
    /// On a stone that may be dragged, from these client coordinates.
    Down {
        pointer: i32,
        point: Point,
        at: (i32, i32),
    },
    /// Dragging.
    Drag {
        pointer: i32,
        point: Point,
        at: (i32, i32),
    },
    /// The drag is over; the click that follows it belongs to it.
    Dropped,
}

impl Input {
    pub fn new(
        state: Signal<BoardState>,
        surface: NodeRef<html::Div>,
        on_act: Callback<BoardAct>,
    ) -> Self {
        Self {
            state,
            surface,
            on_act,
            entry: RwSignal::new(None),
            looked: StoredValue::new(None),
            press: StoredValue::new(Press::None),
            hand: StoredValue::new_local(None),
        }
    }

    /// Whether Tab enters the board at this point: where the focus was last,
    /// else in the middle.
    pub fn is_entry(self, point: Point) -> bool {
        let grid = self.state.with(|state| state.grid);
        let entry = self
            .entry
            .get()
            .filter(|entry| grid.points().contains(*entry));
        entry.or_else(|| grid.point(grid.columns() / 2, grid.rows() / 2)) == Some(point)
    }

    fn act(self, act: BoardAct) {
        self.on_act.run(act);
    }

    /// The point whose button an event is about.
    fn point_of(self, event: &Event) -> Option<Point> {
        let element: Element = event.target()?.dyn_into().ok()?;
        let name = element
            .closest("[data-point]")
            .ok()??
            .get_attribute("data-point")?;
        self.state.with_untracked(|state| state.grid.named(&name))
    }

    /// What people do, as the browser tells it.
    pub fn event(self, event: &Event) {
        match event.type_().as_str() {
            "click" => self.click(event),
            "keydown" => self.key(event.unchecked_ref()),
            "pointerdown" => self.press(event.unchecked_ref()),
            "pointermove" => self.drag(event.unchecked_ref()),
            "pointerup" => self.release(event.unchecked_ref()),
            "pointercancel" => self.let_go(),
            _ => self.look(event),
        }
    }

    /// Mouse, touch, and Enter or Space on a button.
    fn click(self, event: &Event) {
        if let Press::Dropped = self.press.get_value() {
            self.press.set_value(Press::None);
            return;
        }
        if let Some(point) = self.point_of(event) {
            self.act(BoardAct::Tap(point));
        }
    }

    fn look(self, event: &Event) {
        let point = self.point_of(event);
        if event.type_() == "focusin" && point.is_some() {
            self.entry.set(point);
        }
        if self.looked.get_value() != point {
            self.looked.set_value(point);
            self.act(BoardAct::Look(point));
        }
    }

    fn key(self, event: &KeyboardEvent) {
        let Some(key) = BoardKey::of(event) else {
            return;
        };
        let layout = self.state.with_untracked(BoardState::layout);
        let place = self.point_of(event).map(|point| layout.place(point));
        let (columns, rows) = (layout.columns(), layout.rows());
        let target = match (key, place) {
            (BoardKey::Cancel, _) => {
                self.act(BoardAct::Cancel);
                return event.prevent_default();
            }
            (BoardKey::Letter(letter), _) => return self.act(BoardAct::Letter(letter)),
            (_, None) => return,
            (BoardKey::Step(across, down), Some((x, y))) => {
                x.checked_add_signed(across).zip(y.checked_add_signed(down))
            }
            (BoardKey::RowEnd { last }, Some((_, y))) => {
                Some((if last { columns - 1 } else { 0 }, y))
            }
            (BoardKey::ColumnEnd { last }, Some((x, _))) => {
                Some((x, if last { rows - 1 } else { 0 }))
            }
        };
        event.prevent_default();
        if let Some(button) = target
            .and_then(|(x, y)| layout.point(x, y))
            .and_then(|point| self.button(point))
        {
            // Focus fails only for elements that are gone, and then nothing is lost.
            let _ = button.focus();
        }
    }

    fn button(self, point: Point) -> Option<HtmlElement> {
        let name = self.state.with_untracked(|state| state.grid.name(point));
        let surface = self.surface.get_untracked()?;
        let found = surface
            .query_selector(&format!("[data-point={name}]"))
            .ok()??;
        found.dyn_into().ok()
    }

    /// Takes the drawn stone of a point into the hand.
    fn lift(self, point: Point) -> Option<Hand> {
        let order = self
            .state
            .with_untracked(|state| state.grid.points().position(|other| other == point))?;
        let board = self.surface.get_untracked()?.parent_element()?;
        let points = board.query_selector_all("svg .pt").ok()?;
        let drawn: Element = points.get(u32::try_from(order).ok()?)?.dyn_into().ok()?;
        let copy: Element = drawn.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        // An SVG group is no HtmlElement, but it has the same `style`.
        let body = |of: &Element| of.query_selector(".body").ok()?.map(JsCast::unchecked_into);
        let hand = Hand {
            moving: body(&copy)?,
            hidden: body(&drawn)?,
            copy,
        };
        let class = hand.copy.get_attribute("class").unwrap_or_default();
        hand.copy
            .set_attribute("class", &format!("{class} dragged"))
            .ok()?;
        drawn.parent_element()?.append_child(&hand.copy).ok()?;
        hand.hidden
            .style()
            .set_property("visibility", "hidden")
            .ok()?;
        Some(hand)
    }

    fn press(self, event: &PointerEvent) {
        self.let_go();
        let dragging = event.is_primary() && event.button() == 0;
        let Some(point) = self.point_of(event).filter(|point| {
            dragging
                && self.state.with_untracked(|state| {
                    state.movable.contains(*point) || state.selected == Some(*point)
                })
        }) else {
            return;
        };
        self.press.set_value(Press::Down {
            pointer: event.pointer_id(),
            point,
            at: (event.client_x(), event.client_y()),
        });
    }

    fn drag(self, event: &PointerEvent) {
        let (pointer, point, at, begun) = match self.press.get_value() {
            Press::Down { pointer, point, at } => (pointer, point, at, false),
            Press::Drag { pointer, point, at } => (pointer, point, at, true),
            Press::None | Press::Dropped => return,
        };
        let (x, y) = (event.client_x() - at.0, event.client_y() - at.1);
        if event.pointer_id() != pointer
            || !begun && x.abs() <= DRAG_THRESHOLD && y.abs() <= DRAG_THRESHOLD
        {
            return;
        }
        let Some(surface) = self.surface.get_untracked() else {
            return;
        };
        if !begun {
            self.hand.set_value(self.lift(point));
            self.press.set_value(Press::Drag { pointer, point, at });
            // Without capture the drag still works as long as it stays inside.
            let _ = surface.set_pointer_capture(pointer);
            self.act(BoardAct::Lift(point));
        }
        let columns = self.state.with_untracked(|state| state.layout().columns());
        let width = surface.client_width().max(1);
        let units = |pixels: i32| pixels * i32::from(columns) * UNIT / width;
        let way = format!("translate({}px,{}px)", units(x), units(y));
        self.hand.with_value(|hand| {
            if let Some(hand) = hand {
                // Refused only for a value that is none.
                let _ = hand.moving.style().set_property("transform", &way);
            }
        });
    }

    fn release(self, event: &PointerEvent) {
        let Press::Drag { point, pointer, .. } = self.press.get_value() else {
            return self.press.set_value(Press::None);
        };
        if event.pointer_id() != pointer {
            return;
        }
        self.let_go();
        self.press.set_value(Press::Dropped);
        if let Some(to) = self.under(event).filter(|to| *to != point) {
            self.act(BoardAct::Drop { from: point, to });
        }
    }

    /// Puts a dragged stone back.
    fn let_go(self) {
        if let Some(hand) = self.hand.try_update_value(Option::take).flatten() {
            hand.copy.remove();
            let _ = hand.hidden.style().remove_property("visibility");
        }
        self.press.set_value(Press::None);
    }

    /// The point nearest to the pointer; `None` beside the board.
    fn under(self, event: &PointerEvent) -> Option<Point> {
        let frame = self.surface.get_untracked()?.get_bounding_client_rect();
        let layout = self.state.with_untracked(BoardState::layout);
        let place = |offset: f64, length: f64, count: u8| {
            let place = (offset / length * f64::from(count)).floor();
            // In range, so the cast only drops a fraction of zero.
            (0.0..f64::from(count))
                .contains(&place)
                .then_some(place as u8)
        };
        let x = f64::from(event.client_x()) - frame.left();
        let y = f64::from(event.client_y()) - frame.top();
        layout.point(
            place(x, frame.width(), layout.columns())?,
            place(y, frame.height(), layout.rows())?,
        )
    }
}
